// Cases that share one service: booting one takes longer than most of them.
import './bad-inputs.cases.js';
import './crowds.cases.js';
import './doors.cases.js';
import './fight.cases.js';
import './work.cases.js';
