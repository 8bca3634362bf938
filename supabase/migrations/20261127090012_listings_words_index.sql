-- outside of a transaction: a million rows are filled in parts, and the index of words is made while searches go on.
call private.mark_all_words();
create index concurrently if not exists product_words_found on private.product_words using gin (words, marks) with (fastupdate = off);
drop index concurrently if exists private.product_words_words;
analyze private.product_words;
