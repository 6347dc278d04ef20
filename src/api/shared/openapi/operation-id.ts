/** `get /v1/strategy-battle/units/{id}` → `getStrategyBattleUnitsById`: names follow addresses, so clients are stable. */
export function operationId(method: string, path: string): string {
  const words = path.split('/').filter((part) => part !== '' && part !== 'v1').map((part) =>
    (part.startsWith('{') ? `By${pascal(part.slice(1, -1))}` : pascal(part)));
  return `${method.toLowerCase()}${words.join('')}`;
}

const pascal = (text: string): string => text.split(/[-.]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
