create view api.books with (security_invoker = on) as
  select b.isbn, b.title, b.state, a.name as author from catalog.books b join catalog.authors a on a.id = b.author_id;

create materialized view api.authors as select a.id, a.name, count(b.isbn) as books from catalog.authors a left join catalog.books b on b.author_id = a.id group by a.id;
create unique index on api.authors (id);
grant select on api.authors to anon, authenticated;

create function private.touch() returns trigger language plpgsql as $body$
begin
  -- A semicolon; a "quote"; and a $$ that ends nothing.
  refresh materialized view api.authors;
  return null;
end
$body$;
alter function private.touch() security definer;
create trigger touch after insert or update or delete on catalog.books for each statement execute function private.touch();

create function api.search(query text) returns setof api.books language sql stable
begin atomic
  select b.* from api.books b join catalog.books k on k.isbn = b.isbn where case when query = '' then true else k.words @@ plainto_tsquery('simple', query) end;
end;

create procedure private.tidy() language sql as $$ delete from catalog.loans where lent_on < '2000-01-01' $$;
select cron.schedule('tidy', '0 3 * * *', $$call private.tidy()$$);

create table catalog.shelves (id int primary key, place extensions.geography(point, 4326));
create table catalog.summaries (isbn text primary key, embedding extensions.vector(3));
create index on catalog.summaries using hnsw (embedding vector_cosine_ops);
create function public.similar(query_embedding extensions.vector(3), match_count int default 5) returns table (isbn text) language sql stable as $$
  select isbn from catalog.summaries order by embedding <=> query_embedding limit match_count
$$;
comment on extension vector is 'never here';

do $$
begin
  perform vault.create_secret('made by a migration', 'by_migration');
end
$$;
create function public.lending_key() returns text language sql security definer set search_path = '' as $$
  select decrypted_secret from vault.decrypted_secrets where name = 'lending_key'
$$;
revoke execute on function public.lending_key() from public, anon, authenticated;
alter role authenticator set pgrst.db_aggregates_enabled = 'true';
notify pgrst, 'reload config';
