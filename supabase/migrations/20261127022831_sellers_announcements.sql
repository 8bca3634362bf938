-- What a shop has to say now, and which pieces it shows first: the top of its page is its own.
create table public.shop_announcements (
  seller_id uuid primary key references public.sellers (id) on delete cascade,
  words text not null check (char_length(btrim(words)) between 1 and 500 and words !~ '[\x01-\x09\x0b-\x1f\x7f]'),
  language text not null default 'th' check (private.is_language_tag(language)),
  starts_at timestamptz not null default private.now(),
  ends_at timestamptz,
  said jsonb not null default '{}' check (jsonb_typeof(said) = 'object'),
  taken_down_at timestamptz,
  taken_because text check (char_length(taken_because) <= 1000),
  changed_at timestamptz not null default clock_timestamp(),
  check (ends_at > starts_at),
  check ((taken_down_at is null) = (taken_because is null))
);
comment on table public.shop_announcements is 'What a shop says at the top of its page, from one moment to another; plain text.
`said`: the same by machine, by language. Staff take it down for a reason; other words of the shop are shown again.';
alter table public.shop_announcements enable row level security;
create policy "everyone reads what shops say now" on public.shop_announcements for select to anon, authenticated
  using (taken_down_at is null and starts_at <= now() and (ends_at is null or ends_at > now())
    and (select s.application_status = 'approved' from public.sellers s where s.id = seller_id));
create policy "members read what theirs says" on public.shop_announcements for select to authenticated
  using (seller_id in (select private.my_sellers_as('shop.write')));
create policy "who may reads what shops say" on public.shop_announcements for select to authenticated
  using ((select private.may('sellers.read')));
grant select on public.shop_announcements to anon, authenticated;
revoke insert, delete, truncate on public.shop_announcements from service_role;
create trigger shop_announcements_tell_pages after insert or update or delete on public.shop_announcements
  for each statement execute function private.tell_the_pages('shop');
create trigger shop_announcements_noted after insert or update of words, starts_at, ends_at on public.shop_announcements for each row
  execute function private.note_shop_act('seller_id', 'language', '', 'words', 'starts_at', 'ends_at');

create function public.write_shop_announcement(p_seller_id uuid, p_said jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked constant public.shop_announcements := jsonb_populate_record(null::public.shop_announcements, p_said);
  text_said constant text := btrim(replace(coalesce(asked.words, ''), chr(13), ''));
  begins constant timestamptz := coalesce(asked.starts_at, private.now());
begin
  if not private.may_in_shop(p_seller_id, 'shop.write') then raise exception 'This is not your shop.' using errcode = '42501'; end if;
  if text_said = '' then
    update public.shop_announcements a set ends_at = greatest(private.now(), a.starts_at + interval '1 microsecond'), changed_at = clock_timestamp()
     where a.seller_id = p_seller_id and (a.ends_at is null or a.ends_at > private.now());
    return;
  end if;
  if char_length(text_said) > 500 or not private.is_language_tag(coalesce(asked.language, 'th')) then
    raise exception 'At most 500 letters.' using errcode = 'HT004', hint = 'announcement_words';
  end if;
  if text_said ~* '(https?:|www\.|\S@\S+\.\S)' then
    raise exception 'No addresses: buyers stay where they are protected.' using errcode = 'HT004', hint = 'announcement_links';
  end if;
  if not isfinite(begins) or begins > private.now() + interval '1 year' or asked.ends_at is not null
    and (not isfinite(asked.ends_at) or asked.ends_at <= greatest(begins, private.now()) or asked.ends_at > begins + interval '1 year') then
    raise exception 'Days within a year, the last after the first.' using errcode = 'HT004', hint = 'announcement_days';
  end if;
  perform private.demand_listing_rules(p_seller_id, text_said);
  insert into public.shop_announcements as a (seller_id, words, language, starts_at, ends_at)
    values (p_seller_id, text_said, coalesce(asked.language, 'th'), begins, asked.ends_at)
  on conflict (seller_id) do update set words = excluded.words, language = excluded.language, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    said = case when a.words = excluded.words and a.language = excluded.language then a.said else '{}' end,
    taken_down_at = case when a.words = excluded.words then a.taken_down_at end,
    taken_because = case when a.words = excluded.words then a.taken_because end, changed_at = clock_timestamp();
end
$$;
comment on function public.write_shop_announcement(uuid, jsonb) is
  'Says something at the top of a shop''s page: {words, language, starts_at, ends_at}; no words end it. What staff took down
stays down until the words are others.
42501 to others; HT004 announcement_words, announcement_links, announcement_days, not_sold_here.';
revoke execute on function public.write_shop_announcement(uuid, jsonb) from public;
grant execute on function public.write_shop_announcement(uuid, jsonb) to authenticated, service_role;

create function public.take_down_announcement(p_seller_id uuid, p_seen timestamptz, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  a public.shop_announcements;
  act bigint;
begin
  perform private.demand('sellers.judge');
  perform private.demand_reason(p_reason);
  select * into a from public.shop_announcements x where x.seller_id = p_seller_id for update;
  if not found then raise exception 'This shop says nothing.' using errcode = 'PT404'; end if;
  if private.is_own_shop((select auth.uid()), a.seller_id) then
    raise exception 'Nobody decides about their own shop.' using errcode = 'HT005', hint = 'own_shop';
  end if;
  if a.taken_down_at is not null then raise exception 'It is down already.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(a.changed_at));
  update public.shop_announcements x set taken_down_at = private.now(), taken_because = left(btrim(p_reason), 1000), changed_at = clock_timestamp()
   where x.seller_id = a.seller_id;
  act := private.log_activity('sellers.take_down', a.seller_id::text, jsonb_build_object('words', jsonb_build_array(a.words, null)), p_reason);
  perform private.tell_seller('announcement_taken', act::text, jsonb_build_object('seller_id', a.seller_id, 'reason', left(btrim(p_reason), 1000)));
end
$$;
comment on function public.take_down_announcement(uuid, timestamptz, text) is
  'Staff take down what a shop says at the top of its page; its maker is written to. HT003 changed_meanwhile, HT005 already_decided, own_shop.';
revoke execute on function public.take_down_announcement(uuid, timestamptz, text) from public;
grant execute on function public.take_down_announcement(uuid, timestamptz, text) to authenticated, service_role;

alter table public.sellers add column featured uuid[] not null default '{}';
alter table public.sellers add constraint sellers_featured_check check (cardinality(featured) <= 8 and array_position(featured, null) is null) not valid;
alter table public.sellers validate constraint sellers_featured_check;
comment on column public.sellers.featured is 'Up to eight own pieces, in the order in which the shop shows them first.';
grant update (featured) on public.sellers to authenticated;
create function private.keep_featured() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from unnest(new.featured) f (id) group by f.id having count(*) > 1)
    or exists (select from unnest(new.featured) f (id)
        where not exists (select from public.products p where p.id = f.id and p.seller_id = new.id) and f.id <> all (old.featured)) then
    raise exception 'Own pieces, each once.' using errcode = '23514', hint = 'unknown_records';
  end if;
  return new;
end
$$;
revoke execute on function private.keep_featured() from public;
create trigger sellers_featured before update of featured on public.sellers for each row
  when (old.featured is distinct from new.featured) execute function private.keep_featured();
create trigger sellers_featured_noted after update of featured on public.sellers for each row
  execute function private.note_shop_act('id', 'business_name', '', 'featured');
create trigger sellers_tell_pages_featured after update of featured on public.sellers
  for each statement execute function private.tell_the_pages('shop');

create function public.featured_products(p_seller_id uuid, p_language text default 'en') returns json
language sql stable security definer set search_path = '' as $$
  select private.product_cards(array(
    select l.product_id from public.sellers s cross join unnest(s.featured) with ordinality f (id, place)
      join private.product_listings l on l.product_id = f.id and l.seller_id = s.id
     where s.id = p_seller_id and s.application_status = 'approved' order by not l.in_stock, f.place), p_language)
$$;
comment on function public.featured_products(uuid, text) is
  'The pieces a shop shows first, as cards in a reader''s language; what is sold out steps behind the others.';
revoke execute on function public.featured_products(uuid, text) from public;
grant execute on function public.featured_products(uuid, text) to anon, authenticated, service_role;

alter table private.translation_use drop constraint translation_use_kind_check;
alter table private.translation_use add constraint translation_use_kind_check check (kind in ('product', 'review', 'message', 'shop', 'trial')) not valid;
alter table private.translation_use validate constraint translation_use_kind_check;
