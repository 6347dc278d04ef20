/** The class of a table: what its rows look like. */
export type Table<Row extends object> = new () => Row;

/** What a row is without the columns that its place gives it. */
export type Unplaced<Row> = Omit<Row, 'contentVersion' | 'ordinal'>;

/** All rows of one content version, by table: on their way into the database, or as they came out of it. */
export class RowSet {
  private readonly tables = new Map<Table<object>, object[]>();

  constructor(readonly contentVersion: string) {}

  /** Adds rows to a table that keeps no order. */
  add<Row extends object>(table: Table<Row>, rows: readonly Unplaced<Row>[]): void {
    this.put(table, rows.map((row) => ({ ...row, contentVersion: this.contentVersion })));
  }

  /** Adds a whole list: each row gets its place in it as `ordinal`. */
  addList<Row extends { ordinal: number }>(table: Table<Row>, rows: readonly Unplaced<Row>[]): void {
    this.put(table, rows.map((row, ordinal) => ({ ...row, ordinal, contentVersion: this.contentVersion })));
  }

  /** Puts rows as they are stored, in their order. */
  put(table: Table<object>, rows: readonly object[]): void {
    const known = this.tables.get(table);
    if (known === undefined) this.tables.set(table, [...rows]);
    else known.push(...rows);
  }

  of<Row extends object>(table: Table<Row>): readonly Row[] {
    return (this.tables.get(table) ?? []) as Row[];
  }

  /** The rows of a table by their owner's key; an owner without rows has an empty list. */
  by<Row extends object>(table: Table<Row>, keyOf: (row: Row) => string): (key: string) => readonly Row[] {
    const groups = new Map<string, Row[]>();
    for (const row of this.of(table)) {
      const group = groups.get(keyOf(row));
      if (group === undefined) groups.set(keyOf(row), [row]);
      else group.push(row);
    }
    return (key) => groups.get(key) ?? [];
  }
}
