import { parseSync } from 'oxc-parser';

/** Names that hold a code of a table in domain (`orderStates`, `payModes`): a bare number says nothing to a reader. */
const codeName = /(?:^|[a-z_])(?:[sS]tate|[tT]ype|[mM]ode|[kK]ind|[sS]cope|[sS]cene)s?$/;
/** A number as it is read by people; the rights of a file, 0o600, are another matter. */
const decimal = /^\d+$/;
const codeText = /^[A-Z]?\d+$/;

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const nodeOf = (value: unknown): Node | undefined => (isNode(value) ? value : undefined);
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** The last name of `order.state`, `state` or `order?.state`. */
function nameOf(value: unknown): string {
  const node = nodeOf(value);
  if (node?.type === 'Identifier') return String(node['name']);
  if (node?.type === 'MemberExpression' && node['computed'] !== true) return nameOf(node['property']);
  return ['ChainExpression', 'TSNonNullExpression', 'ParenthesizedExpression'].includes(node?.type ?? '')
    ? nameOf(node?.['expression'])
    : '';
}

const isCoded = (value: unknown): boolean => codeName.test(nameOf(value)) && !/^(?:is|has)[A-Z]/.test(nameOf(value));

function isBareCode(value: unknown): boolean {
  const node = nodeOf(value);
  if (node?.type !== 'Literal') return false;
  return typeof node['value'] === 'number'
    ? decimal.test(String(node['raw']))
    : typeof node['value'] === 'string' && codeText.test(node['value']);
}

/** Whether a value is, may be, or lists a bare code: `15`, `isAgreed ? 20 : 30`, `[10, 15]`, `state ?? 0`. */
function holdsBareCode(value: unknown): boolean {
  const node = nodeOf(value);
  if (!node) return false;
  switch (node.type) {
    case 'ConditionalExpression':
      return holdsBareCode(node['consequent']) || holdsBareCode(node['alternate']);
    case 'LogicalExpression':
      return holdsBareCode(node['right']);
    case 'ArrayExpression':
      return nodesOf(node['elements']).length > 0 && nodesOf(node['elements']).every(holdsBareCode);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return holdsBareCode(node['expression']);
    default:
      return isBareCode(node);
  }
}

const comparing = /^(?:[!=]==?|[<>]=?)$/;

function isComparison(node: Node): boolean {
  const { left, right } = node;
  return (
    comparing.test(String(node['operator'])) &&
    ((isCoded(left) && isBareCode(right)) || (isCoded(right) && isBareCode(left)))
  );
}

/** `case 10:` of a switch over a state. */
const isCasing = (node: Node): boolean =>
  isCoded(node['discriminant']) && nodesOf(node['cases']).some((one) => isBareCode(one['test']));

/** `[10, 15].includes(order.state)`. */
function isInList(node: Node): boolean {
  const callee = nodeOf(node['callee']);
  const [asked] = nodesOf(node['arguments']);
  return nameOf(callee) === 'includes' && isCoded(asked) && holdsBareCode(callee?.['object']);
}

function isBare(node: Node): boolean {
  switch (node.type) {
    case 'BinaryExpression':
      return isComparison(node);
    case 'SwitchStatement':
      return isCasing(node);
    case 'CallExpression':
      return isInList(node);
    case 'Property':
      return isCoded(node['key']) && holdsBareCode(node['value']);
    default:
      return false;
  }
}

/** `o.state in (10, 15)`, `coalesce(pay_state, 0) = 1`: a code inside a statement of SQL. */
const codeInSql =
  /\w*(?:state|type|mode|kind|scope|scene)"?(?:, 0\))?(?:::\w+)?\s*(?:=|<>|!=|[<>]=?|(?:not )?in|between|when|is (?:not )?distinct from)\s*\(*'?[A-Z]?\d+\b/gi;

/** The text of a template, with the last name of what stands in its holes: `${orders.state} in (60)` is `state in (60)`. */
function textOf(template: Node): string {
  const names = nodesOf(template['expressions']).map((one) => nameOf(one) || '$');
  return nodesOf(template['quasis'])
    .map((part, at) => (part['value'] as { cooked?: string }).cooked + (names[at] ?? ''))
    .join('');
}

function codesInSql(node: Node): string[] {
  if (node.type === 'TemplateLiteral') return [...textOf(node).matchAll(codeInSql)].map(([found]) => found);
  const isText = node.type === 'Literal' && typeof node['value'] === 'string';
  return isText ? [...String(node['value']).matchAll(codeInSql)].map(([found]) => found) : [];
}

/** A table of names itself, `{ described: 0, kind: 3 } as const`. */
function isTable(value: unknown): boolean {
  const node = nodeOf(value);
  if (node?.type !== 'TSAsExpression' || nodeOf(node['typeAnnotation'])?.type !== 'TSTypeReference') return false;
  const table = nodeOf(node['expression']);
  const entries = nodesOf(table?.['properties']);
  return table?.type === 'ObjectExpression' && entries.length > 2 && entries.every((one) => isBareCode(one['value']));
}

/** Where a file compares a state, type, mode, kind, scope or scene with a number, or sets it to one: `line: text`. */
export function bareCodes(path: string, text: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    if (isTable(value)) return;
    if (isNode(value)) {
      const line = text.slice(0, value.start).split('\n').length;
      if (isBare(value)) found.push(`${path}:${line}: ${text.slice(value.start, value.end).split('\n')[0]}`);
      found.push(...codesInSql(value).map((code) => `${path}:${line}: ${code}`));
    }
    Object.values(value).forEach(visit);
  };
  visit(parseSync(path, text).program);
  return found;
}
