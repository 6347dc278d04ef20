// Cases that share one service: booting one takes longer than most of them.
import './both-doors.cases.js';
import './graphql-http.cases.js';
import './graphql-parts.cases.js';
import './input-shapes.cases.js';
import './known-queries.cases.js';
import './limits.cases.js';
import './manners.cases.js';
import './openapi.cases.js';
