-- The words are in both tables, so the one that is read goes by its name from now on. What was there before goes by itself (20261128110001): that holds
-- the listings still as well, and whoever reads a listing and then its words would wait for this while this waited for them.
drop trigger product_words_laid_out on private.product_words;
drop trigger product_words_tell_pages on private.product_words;
alter table private.product_words rename to product_words_before;
alter table private.product_words_laid rename to product_words;
drop function private.lay_out_words();
drop procedure private.lay_out_all_words();

alter table private.product_words_before rename constraint product_words_pkey to product_words_before_pkey;
alter index private.product_words_found rename to product_words_before_found;
alter table private.product_words rename constraint product_words_laid_pkey to product_words_pkey;
alter table private.product_words rename constraint product_words_laid_product_id_fkey to product_words_product_id_fkey;
alter index private.product_words_laid_found rename to product_words_found;
create trigger product_words_tell_pages after update on private.product_words referencing old table as was new table as is_now
  for each statement execute function private.tell_of_found_words();

comment on table private.product_words is 'What a listing is found by, in every language it is written in: '
  'A its name, B maker, craft and category, C material, place and tags, D description. head is the same without descriptions: short, for ranking.';
comment on column private.product_words.marks is 'What it is, in numbers that stand beside its words in one index. They say where to look:
what they stand for is compared in the row, so two things may share a number.';
