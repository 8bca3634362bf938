-- The searches' job holds rows of words as well, and skips those that are held.
comment on function private.list_words(uuid[]) is 'Writes what listings are beside the words they are found by.
Asked by whoever holds the rows of those listings. It may wait for index-products, which waits for nobody while it holds rows of words.';
