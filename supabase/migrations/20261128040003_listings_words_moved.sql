-- outside of a transaction: a million rows move in parts, and their index is made while searches go on.
call private.lay_out_all_words();
create index concurrently if not exists product_words_laid_found on private.product_words_laid using gin (words, marks) with (fastupdate = off);
analyze private.product_words_laid;
