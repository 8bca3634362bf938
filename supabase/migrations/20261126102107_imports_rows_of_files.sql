-- Why: rows with one number in two files of a run were taken for one row.
alter table private.import_rows add column file smallint not null default 0,
  drop constraint import_rows_pkey, add primary key (run_id, kind, key, file, "row");
