-- A migration that runs in parts may have to begin again, so what it calls goes only after it.
drop procedure private.mark_all_words();
