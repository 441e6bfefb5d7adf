export { todosQuery } from './dashboard.queries.ts';
export { type TodoTile, todoTiles } from './todo-tiles.ts';
