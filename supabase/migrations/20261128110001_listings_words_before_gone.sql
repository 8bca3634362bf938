-- The table the words moved out of; nobody asks for it any more.
drop table private.product_words_before;
