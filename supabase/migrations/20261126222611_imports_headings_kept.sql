-- Why: how the columns of a file are read could be said in a file of the terminal only. The office chooses among the headings a file has, and among the
-- words its options are said with.
alter table public.import_runs add column headings jsonb not null default '{}' check (jsonb_typeof(headings) = 'object');
alter table public.import_runs add column options jsonb not null default '{}' check (jsonb_typeof(options) = 'object');
comment on column public.import_runs.headings is
  'The first row of each file, by its place among `files`: {kind, names}; `kind` is the nearest where columns are missing.';
comment on column public.import_runs.options is
  'What tells variants apart in the files of a trial: the source''s names of options, each with its values.';
grant select (headings, options) on public.import_runs to authenticated;
