// Cases that read the same sources, each of which is parsed once.
import './doors.cases.js';
import './registers.cases.js';
import './sizes.cases.js';
import './style.cases.js';
import './texts.cases.js';
import './vocabulary.cases.js';
