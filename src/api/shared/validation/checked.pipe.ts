import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { isShape } from '../fields/shape-registry.js';
import { checked } from './checked.js';
import { checkedQuery, type RawQuery } from './checked-query.js';

/** Checks every body, query string and GraphQL argument whose class is a shape. Other arguments pass as they came. */
@Injectable()
export class CheckedPipe implements PipeTransform {
  transform(raw: unknown, { metatype, type }: ArgumentMetadata): unknown {
    if (!isShape(metatype)) return raw;
    return type === 'query' ? checkedQuery(metatype, (raw ?? {}) as RawQuery) : checked(metatype, raw);
  }
}
