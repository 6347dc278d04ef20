// Cases that share one load of the storage code: it takes longer than most of them. Each has a database of its own.
import './constraints.cases.js';
import './first-start.cases.js';
import './migrations.cases.js';
import './seeding.cases.js';
import './snapshots.cases.js';
