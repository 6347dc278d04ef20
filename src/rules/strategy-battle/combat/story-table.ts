export { StoryTable } from '../../shared/story-table.js';
