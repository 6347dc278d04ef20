import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { LARGEST_BODY } from '../../../platform/http/limits.js';
import { CONTRACT_VERSION, ENGINE_VERSION } from '../../../platform/versions.js';
import { RULE_SYSTEMS } from '../../../rules/rule-systems.js';
import { withWholeOperations } from './documented-operations.js';
import { withShapeSchemas } from './documented-schemas.js';
import { graphqlOperation } from './graphql-operation.js';

const DESCRIPTION = `Middle-earth wargame rules as a service: what exists, what a model can do, whether a list is legal.

Nothing unknown is ignored: an unknown key or parameter is an error. Errors are problem details (RFC 9457) with a closed list of codes and a JSON pointer to every fault. Bodies are JSON of at most ${LARGEST_BODY} bytes. Reference data has strong entity tags. Lists have a total order.`;

/** The OpenAPI 3.1 document of the REST door. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0').setTitle('Hornburg').setDescription(DESCRIPTION).setVersion(`${CONTRACT_VERSION} (${ENGINE_VERSION})`)
    .setLicense('MIT', 'https://opensource.org/license/mit').addServer('/', 'This service');
  builder.addTag('meta', 'What the service is and what it holds');
  for (const { id, title } of RULE_SYSTEMS) builder.addTag(id, title);
  builder.addTag('graphql', 'The other door');
  const scanned = SwaggerModule.createDocument(app, builder.build());
  const document = withShapeSchemas(withWholeOperations(scanned));
  const used = new Set(Object.values(document.paths).flatMap((item) => [item.get, item.post].flatMap((operation) => operation?.tags ?? [])));
  document.tags = document.tags?.filter(({ name }) => used.has(name) || name === 'graphql') ?? [];
  document.paths['/graphql'] = { post: graphqlOperation as never };
  return document;
}
