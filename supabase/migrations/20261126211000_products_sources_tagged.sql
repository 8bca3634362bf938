-- A language is a tag wherever it stands, so that formatting never throws on it.
alter table private.translation_sources add constraint translation_sources_language_check check (private.is_language_tag(language));
