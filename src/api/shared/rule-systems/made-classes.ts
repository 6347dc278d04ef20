import 'reflect-metadata';
import type { Type } from '@nestjs/common';

/**
 * Says of which classes the parameters of a method are. The compiler says it where the classes have names; shapes that are
 * made from a table have none.
 */
export function takes(made: Type<object>, method: string, parameters: readonly unknown[]): void {
  Reflect.defineMetadata('design:paramtypes', parameters, made.prototype as object, method);
}

/** Gives a class that is made for a table a name of its own, for logs: `UnitsCollectionController`. */
export function calledAfter<T extends Type<object>>(name: string, made: T): T {
  Object.defineProperty(made, 'name', { value: `${name.charAt(0).toUpperCase()}${name.slice(1)}${made.name}` });
  return made;
}
