-- Why: a language that is none makes formatting throw where it is read.
alter table private.assistant_days add check (private.is_language_tag(language));
