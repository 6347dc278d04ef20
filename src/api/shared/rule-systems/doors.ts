import type { ModuleMetadata, Type } from '@nestjs/common';
import { bulkController } from '../collections/bulk.controller.js';
import type { Collection, Identified } from '../collections/collection.js';
import { collectionController } from '../collections/collection.controller.js';
import { collectionResolver } from '../collections/collection.resolver.js';
import { askedOfSystem } from '../names/asked-systems.js';
import type { OperationDoor } from '../operations/operation-door.js';
import { operationController } from '../operations/operation.controller.js';
import { operationResolver } from '../operations/operation.resolver.js';
import type { QuestionDoor } from '../operations/question-door.js';
import { questionController } from '../operations/question.controller.js';
import { questionResolver } from '../operations/question.resolver.js';
import { contentVersionsController } from '../versions/content-versions.controller.js';
import { contentVersionsResolver } from '../versions/content-versions.resolver.js';
import type { RuleSystemDoor } from './rule-system-door.js';

/** What a module says of its doors; it imports the module of the editions besides. */
type Doors = Required<Pick<ModuleMetadata, 'controllers' | 'providers'>> & { readonly controllers: Type<object>[] };

/** Both doors of a catalogue: every collection, all of them as one document, and the versions that they come in. */
export function catalogueDoors<Book extends object>(system: RuleSystemDoor<Book>, collections: readonly Collection<Book, Identified>[]): Doors {
  return {
    controllers: [contentVersionsController(system), bulkController(system, collections), ...collections.map((collection) => collectionController(system, collection))],
    providers: [contentVersionsResolver(system), ...collections.map((collection) => collectionResolver(system, collection))],
  };
}

/** Both doors of operations: those with dice, and those without. */
export function operationDoors<Book extends object>(
  system: RuleSystemDoor<Book>, operations: readonly OperationDoor<Book>[], questions: readonly QuestionDoor<Book>[],
): Doors {
  for (const { input } of [...operations, ...questions]) askedOfSystem(input, system);
  return {
    controllers: [...operations.map((door) => operationController(system, door)), ...questions.map((door) => questionController(system, door))],
    providers: [...operations.map((door) => operationResolver(system, door)), ...questions.map((door) => questionResolver(system, door))],
  };
}
