import { expect, test } from 'vitest'
import { sqlStatements } from './sql-statements.ts'

const texts = (sql: string) => sqlStatements(sql).map(({ text }) => text)

test.each([
  ['quotes', `select 'a;b', "c;d", 'it''s;'; select 2`, [`select 'a;b', "c;d", 'it''s;'`, 'select 2']],
  ['backslashes count in E texts only', String.raw`select E'a\';b'; select 'c\'; select 1`, [String.raw`select E'a\';b'`, String.raw`select 'c\'`, 'select 1']],
  ['a word that ends in e before a quote', `select like'x;y'; select 1`, [`select like'x;y'`, 'select 1']],
  ['dollar quotes, also inside each other', 'do $a$ begin perform $$x;$$; end $a$; select $1', ['do $a$ begin perform $$x;$$; end $a$', 'select $1']],
  ['a dollar within a name', 'select a$b$c; select 1', ['select a$b$c', 'select 1']],
  ['comments', '-- a; b\nselect 1 -- c;\n; /* d; /* e; */ f; */ select 2;', ['select 1 -- c;', 'select 2']],
  [
    'rules',
    'create rule r as on insert to t do also (insert into a values (1); delete from b); select 1',
    ['create rule r as on insert to t do also (insert into a values (1); delete from b)', 'select 1'],
  ],
  [
    'bodies of SQL functions',
    'create function f() returns int begin atomic select case when true then 1 end; select 2; end; select 3',
    ['create function f() returns int begin atomic select case when true then 1 end; select 2; end', 'select 3'],
  ],
  ['begin that is a transaction', 'begin; select 1; end; select 2', ['begin', 'select 1', 'end', 'select 2']],
  ['words for psql', '\\restrict abc\nselect 1;\n\\unrestrict abc\n', ['select 1']],
  ['nothing', ' ;; -- only this\n;', []],
  ['an end that is missing', `select 'a; b`, [`select 'a; b`]],
])('%s part statements only where PostgreSQL does', (_what, sql, expected) => {
  expect(texts(sql)).toEqual(expected)
})

test('each statement knows its line', () => {
  expect(sqlStatements('-- first\n\nselect\n  1;\nselect 2; select 3;\n\n/* x\n*/ select 4').map(({ line }) => line)).toEqual([3, 5, 5, 8])
})

// Sixteen megabytes: whoever began again for each statement would read 400 thousand of them, longer than any test may take.
test('a long file is parted into as many statements, each on its line, and read once', () => {
  const sql = `insert into t values ('${'x;'.repeat(50)}', $$${'y;'.repeat(50)}$$); -- ${'z;'.repeat(50)}\n`.repeat(50_000)
  const lines = sqlStatements(sql).map(({ line }) => line)
  expect(lines).toEqual(Array.from({ length: 50_000 }, (_, at) => at + 1))
})
