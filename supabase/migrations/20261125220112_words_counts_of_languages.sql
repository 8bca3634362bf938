-- Why: whatever is called a language is one, because what formats it throws on what is none.
alter table private.translation_counts add constraint translation_counts_language_check check (private.is_language_tag(language));
