export { refuse, reject, rejectUnknown } from '../../shared/refuse.js';
