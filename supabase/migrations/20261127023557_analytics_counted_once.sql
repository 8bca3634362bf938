-- Why: each process counted for itself, so whoever met two of them counted twice, and a process that was killed took half a minute along.
create unlogged table private.visit_marks (
  mark     bytea primary key check (octet_length(mark) = 16),
  noted_at timestamptz not null default now()
);
comment on table private.visit_marks is
  'What was counted in the last minutes, so that it counts once whichever process sees it. A mark is a seal over an address, a '
  'deed and half a minute, made with the secret of the shop. It is in no log and no backup, and it is gone two minutes later.';
create index visit_marks_noted_at on private.visit_marks (noted_at);
alter table private.visit_marks enable row level security;

create function private.count_once(seen jsonb) returns void language plpgsql security definer set search_path = '' as $$
declare
  fresh jsonb;
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
  perform private.add_product_searches((select jsonb_agg(i)
    from jsonb_array_elements(fresh) i where i ->> 'kind' = 'search_click'));
  perform private.add_counts((select jsonb_agg(i) from jsonb_array_elements(fresh) i where i ->> 'kind' <> 'view'));
end
$$;
comment on function private.count_once(jsonb) is
  'Counts what processes have seen, {mark, kind, word, things, minor, id}; '
  'what bears a mark of the last minutes was counted already. Kind view is of a piece.';
revoke execute on function private.count_once(jsonb) from public;
grant execute on function private.count_once(jsonb) to service_role;
