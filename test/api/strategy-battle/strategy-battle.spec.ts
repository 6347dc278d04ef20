// Cases that share one service: booting one takes longer than most of them.
import './bad-inputs.cases.js';
import './catalogue.cases.js';
import './operations.cases.js';
import './scenario-maps.cases.js';
import './scenario-setups.cases.js';
import './scenarios.cases.js';
