-- A piece that was fetched from a list of a search is followed whichever process sees it looked at (docs/decisions/analytics.md).

create unlogged table private.fetched_products (
  mark bytea primary key check (octet_length(mark) = 16),
  word text not null check (char_length(word) between 1 and 60),
  noted_at timestamptz not null default now()
);
comment on table private.fetched_products is
  'Which search led to a piece that somebody may look at in the next minute.
A mark is a seal over an address, a piece and half a minute, made with the secret of the shop.
It is in no log and no backup, and it is gone two minutes later.';
create index fetched_products_noted_at on private.fetched_products (noted_at);
alter table private.fetched_products enable row level security;

create or replace function private.count_once(seen jsonb)
 returns void
 language plpgsql
 security definer
 set search_path to ''
as $$
declare
  fresh jsonb;
  followed jsonb;
begin
  -- In the order of the marks: two processes that saw the same never wait for each other crosswise.
  with said as materialized (
    select decode(s.item ->> 'mark', 'hex') as mark, s.item from jsonb_array_elements(seen) s (item)
  ), new as (
    insert into private.visit_marks (mark) select distinct s.mark from said s order by s.mark on conflict do nothing returning mark
  )
  select jsonb_agg(s.item) into fresh from said s join new on new.mark = s.mark;
  delete from private.visit_marks where noted_at < now() - interval '2 minutes';
  if fresh is null then return; end if;
  perform private.add_views((select jsonb_agg(jsonb_build_object('id', i ->> 'id', 'views', 1))
    from jsonb_array_elements(fresh) i where i ->> 'kind' = 'view'));
  insert into private.fetched_products (mark, word)
    select distinct on (1) decode(i ->> 'pair', 'hex'), i ->> 'word' from jsonb_array_elements(fresh) i where i ->> 'kind' = 'fetched' order by 1
    on conflict do nothing;
  with taken as (
    delete from private.fetched_products f using jsonb_array_elements(fresh) i
     where i ->> 'kind' = 'seen' and f.mark in (decode(i ->> 'pair', 'hex'), decode(i ->> 'pair_before', 'hex'))
    returning f.word, i ->> 'id' as id
  )
  select jsonb_agg(distinct jsonb_build_object('kind', 'search_click', 'word', t.word, 'id', t.id, 'things', 1)) into followed from taken t;
  delete from private.fetched_products where noted_at < now() - interval '2 minutes';
  fresh := fresh || coalesce(followed, '[]');
  perform private.add_product_searches((select jsonb_agg(i)
    from jsonb_array_elements(fresh) i where i ->> 'kind' = 'search_click'));
  perform private.add_counts((select jsonb_agg(i) from jsonb_array_elements(fresh) i where i ->> 'kind' not in ('view', 'fetched', 'seen')));
end
$$;
comment on function private.count_once(jsonb) is
  'Counts what processes have seen, {mark, kind, word, things, minor, id, pair, pair_before}.
What bears a mark of the last minutes was counted already. Kind view is of a piece; fetched keeps the word under its pair, and seen takes it from there.';
