-- A shop reads what it is asked by buyer, not by subject: one row each, who answers, and what is said again and again kept to be said with one press.

create table public.saved_replies (
  id         uuid primary key default gen_random_uuid(),
  seller_id  uuid not null references public.sellers on delete cascade,
  title      text not null check (char_length(btrim(title)) >= 1 and char_length(title) <= 60),
  body       text not null check (char_length(btrim(body)) >= 1 and char_length(body) <= 1000),
  created_at timestamptz not null default now()
);
comment on table public.saved_replies is
  'What a shop says again and again. {name}, {product}, {order} and {shop} are filled in where it is used; at most fifty per shop.';
create unique index saved_replies_title on public.saved_replies (seller_id, title);
alter table public.saved_replies enable row level security;
create policy "who answers reads the shop's replies" on public.saved_replies for select to authenticated
  using (seller_id in (select private.my_sellers_as('chat.write')));
create policy "who answers keeps replies" on public.saved_replies for insert to authenticated
  with check (seller_id in (select private.my_sellers_as('chat.write')));
create policy "who answers changes replies" on public.saved_replies for update to authenticated
  using (seller_id in (select private.my_sellers_as('chat.write'))) with check (seller_id in (select private.my_sellers_as('chat.write')));
create policy "who answers removes replies" on public.saved_replies for delete to authenticated
  using (seller_id in (select private.my_sellers_as('chat.write')));
grant select, delete on public.saved_replies to authenticated;
grant insert (seller_id, title, body), update (title, body) on public.saved_replies to authenticated;
grant select on public.saved_replies to service_role;
revoke insert, update, delete, truncate on public.saved_replies from service_role;

create function private.bound_saved_replies() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The policy refuses the row; how many there are is nobody else's business.
  if not private.may_in_shop(new.seller_id, 'chat.write') then return new; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('saved_replies:' || new.seller_id, 0));
  if (select count(*) from public.saved_replies where seller_id = new.seller_id) >= 50 then
    raise exception 'A shop keeps fifty replies.' using errcode = 'HT005', hint = 'too_many_replies';
  end if;
  return new;
end
$$;
revoke all on function private.bound_saved_replies() from public;
create trigger saved_replies_bounded before insert on public.saved_replies for each row execute function private.bound_saved_replies();

create table public.talk_assignments (
  seller_id   uuid not null references public.sellers on delete cascade,
  buyer_id    uuid not null references auth.users on delete cascade,
  person_id   uuid not null references auth.users on delete cascade,
  assigned_at timestamptz not null default now(),
  primary key (seller_id, buyer_id)
);
comment on table public.talk_assignments is 'Who of a shop answers a buyer. Nobody where there is no row: then whoever comes first does.';
create index talk_assignments_buyer on public.talk_assignments (buyer_id);
create index talk_assignments_person on public.talk_assignments (person_id);
alter table public.talk_assignments enable row level security;
create policy "who answers sees who else does" on public.talk_assignments for select to authenticated
  using (seller_id in (select private.my_sellers_as('chat.write')));
grant select on public.talk_assignments to authenticated, service_role;
revoke insert, update, delete, truncate on public.talk_assignments from service_role;

create function public.shop_answerers(p_seller_id uuid) returns table (person_id uuid, name text)
language sql stable security definer set search_path = '' as $$
  select m.person_id, coalesce(nullif(p.full_name, ''), '') from private.acting_members m left join public.profiles p on p.id = m.person_id
   where m.seller_id = p_seller_id and private.person_may_in_shop(m.person_id, p_seller_id, 'chat.write')
     and private.may_in_shop(p_seller_id, 'chat.write') and not private.is_impersonated()
   order by 2, 1
$$;
comment on function public.shop_answerers(uuid) is 'Who may answer the buyers of a shop, for those who may themselves; nobody for others.';
revoke all on function public.shop_answerers(uuid) from public;
grant execute on function public.shop_answerers(uuid) to authenticated, service_role;

create function public.assign_talk(p_seller_id uuid, p_buyer_id uuid, p_person_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  listener uuid;
begin
  if private.is_impersonated() or not private.may_in_shop(p_seller_id, 'chat.write')
    or not exists (select from public.conversations c where c.seller_id = p_seller_id and c.buyer_id = p_buyer_id) then
    raise exception 'There is no such talk of your shop.' using errcode = 'PT404';
  end if;
  if p_person_id is null then
    delete from public.talk_assignments where seller_id = p_seller_id and buyer_id = p_buyer_id;
  elsif not private.person_may_in_shop(p_person_id, p_seller_id, 'chat.write') then
    raise exception 'That person does not answer for this shop.' using errcode = 'HT005', hint = 'not_allowed';
  else
    insert into public.talk_assignments (seller_id, buyer_id, person_id) values (p_seller_id, p_buyer_id, p_person_id)
    on conflict (seller_id, buyer_id) do update set person_id = excluded.person_id, assigned_at = now();
  end if;
  -- Colleagues' screens ask again, as they do for a message.
  for listener in select a.person_id from public.shop_answerers(p_seller_id) a loop
    perform realtime.send(jsonb_build_object('buyer_id', p_buyer_id), 'message', 'person:' || listener, true);
  end loop;
end
$$;
comment on function public.assign_talk(uuid, uuid, uuid) is
  'Says who of a shop answers a buyer, null for nobody. PT404 for talks of others, HT005 not_allowed for a person who may not answer.';
revoke all on function public.assign_talk(uuid, uuid, uuid) from public;
grant execute on function public.assign_talk(uuid, uuid, uuid) to authenticated, service_role;

create function public.desk_talks(p_seller_id uuid, p_words text default '', p_only text default 'all', p_before_unread boolean default null,
  p_before_at timestamptz default null, p_before_talk uuid default null, p_limit integer default 20)
returns table (talk uuid, buyer_id uuid, name text, avatar_url text, last_at timestamptz, last_type text, last_content text, last_from_seller boolean,
  last_is_deleted boolean, unread boolean, assigned_to uuid, about jsonb)
language sql stable security definer set search_path = '' as $$
  with me as materialized (
    select (select auth.uid()) as id, '%' || replace(replace(replace(btrim(left(p_words, 100)), '\', '\\'), '%', '\%'), '_', '\_') || '%' as words
     where private.may_in_shop(p_seller_id, 'chat.write') and not private.is_impersonated()),
  subjects as materialized (
    select c.id, c.buyer_id, coalesce(c.buyer_id, c.id) as talk, c.product_id, c.last_message_at,
        c.last_message_at > coalesce(own.last_read_at, '-infinity') and exists (
          select from public.messages m where m.conversation_id = c.id and m.created_at > coalesce(own.last_read_at, '-infinity')
             and not m.from_seller and m.deleted_at is null) as unread
      from me join public.conversations c on c.seller_id = p_seller_id and c.last_message_at is not null
      left join public.conversation_participants own on own.conversation_id = c.id and own.person_id = me.id),
  buyers as (
    select s.talk, s.buyer_id, bool_or(s.unread) as unread, max(s.last_message_at) as last_at,
        (array_agg(s.id order by s.last_message_at desc))[1] as newest_id
      from subjects s group by s.talk, s.buyer_id),
  page as (
    select b.*, p.full_name, p.avatar_url, a.person_id, newest.message_type, newest.content, newest.from_seller, newest.deleted_at
      from me cross join buyers b
      left join public.profiles p on p.id = b.buyer_id
      left join public.talk_assignments a on a.seller_id = p_seller_id and a.buyer_id = b.buyer_id
      cross join lateral (
        select m.message_type, m.content, m.from_seller, m.deleted_at from public.messages m
         where m.conversation_id = b.newest_id order by m.created_at desc, m.id desc limit 1) newest
     where (p_before_at is null or (b.unread, b.last_at, b.talk) < (p_before_unread, p_before_at, p_before_talk))
       and case p_only when 'unread' then b.unread when 'mine' then a.person_id = me.id
             when 'unanswered' then not newest.from_seller and newest.deleted_at is null else true end
       and (me.words = '%%' or p.full_name ilike me.words
         or b.talk in (select s.talk from subjects s cross join me w join public.products g on g.id = s.product_id where g.name ilike w.words)
         or b.buyer_id in (select o.buyer_id from public.orders o cross join me w where o.seller_id = p_seller_id and o.buyer_id is not null
           and o.number ilike w.words and private.may_in_shop(p_seller_id, 'orders.read'))
         or b.talk in (select s.talk from subjects s cross join me w join public.messages m on m.conversation_id = s.id where m.content ilike w.words))
     order by b.unread desc, b.last_at desc, b.talk desc
     limit least(greatest(p_limit, 1), 50))
  select g.talk, g.buyer_id, coalesce(g.full_name, ''), g.avatar_url, g.last_at, g.message_type, left(g.content, 160), g.from_seller,
      g.deleted_at is not null, g.unread, g.person_id,
      (select jsonb_agg(jsonb_build_object('id', s.id, 'unread', s.unread, 'product_id', s.product_id, 'product', r.name, 'image', r.image_url,
          'price_minor', r.price_minor, 'stock', r.stock_quantity) order by s.last_message_at desc)
         from subjects s left join public.products r on r.id = s.product_id where s.talk = g.talk)
    from page g order by g.unread desc, g.last_at desc, g.talk desc
$$;
comment on function public.desk_talks(uuid, text, text, boolean, timestamptz, uuid, integer) is
  'The buyers who wrote to a shop, for those who answer for it: one row each with the subjects of their talks, unread first, then the newest; before a row.';
revoke all on function public.desk_talks(uuid, text, text, boolean, timestamptz, uuid, integer) from public;
grant execute on function public.desk_talks(uuid, text, text, boolean, timestamptz, uuid, integer) to authenticated, service_role;

create function public.desk_reply_time(p_seller_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with said as (
    select m.created_at, m.from_seller, lag(m.from_seller, 1, true) over w as before,
        min(m.created_at) filter (where m.from_seller) over (w rows between 1 following and unbounded following) as answered
      from public.conversations c join public.messages m on m.conversation_id = c.id
     where c.seller_id = p_seller_id and c.last_message_at > private.now() - interval '90 days' and m.created_at > private.now() - interval '90 days'
       and m.deleted_at is null and private.may_in_shop(p_seller_id, 'chat.write') and not private.is_impersonated()
    window w as (partition by m.conversation_id order by m.created_at, m.id)),
  asked as (
    select s.answered - s.created_at as took from said s
     where not s.from_seller and s.before and (s.answered is not null or s.created_at < private.now() - interval '24 hours'))
  select jsonb_build_object('asked', count(*), 'answered', count(took), 'within_day', count(*) filter (where took <= interval '24 hours'),
      'median_minutes', round(extract(epoch from percentile_disc(0.5) within group (order by took)) / 60)) from asked
$$;
comment on function public.desk_reply_time(uuid) is
  'How fast a shop answered in ninety days: from when a buyer begins to wait to the next answer; the median, and how many within a day.';
revoke all on function public.desk_reply_time(uuid) from public;
grant execute on function public.desk_reply_time(uuid) to authenticated, service_role;
