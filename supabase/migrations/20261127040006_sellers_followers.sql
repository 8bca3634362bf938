-- Who follows a shop hears first of what is new there, and may see and buy it before everybody: a piece, or a lower price.
create table public.shop_followers (
  seller_id uuid not null references public.sellers (id) on delete cascade,
  person_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  followed_at timestamptz not null default now(),
  primary key (seller_id, person_id)
);
comment on table public.shop_followers is 'Who follows which shop; each person reads their own rows only.';
create index shop_followers_person on public.shop_followers (person_id, followed_at);
alter table public.shop_followers enable row level security;
create policy "people follow shops they see" on public.shop_followers for insert to authenticated
  with check (person_id = (select auth.uid()) and (select s.application_status = 'approved' from public.sellers s where s.id = seller_id));
create policy "people read whom they follow" on public.shop_followers for select to authenticated using (person_id = (select auth.uid()));
create policy "people follow no more" on public.shop_followers for delete to authenticated using (person_id = (select auth.uid()));
grant select, delete on public.shop_followers to authenticated;
grant insert (seller_id) on public.shop_followers to authenticated;
create trigger shop_followers_within after insert on public.shop_followers referencing new table as added
  for each statement execute function private.keep_within('person_id', '1000');

create function private.follows(p_person uuid, p_seller_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.shop_followers f where f.seller_id = p_seller_id and f.person_id = p_person)
$$;
comment on function private.follows(uuid, uuid) is 'Whether a person follows a shop now.';
revoke execute on function private.follows(uuid, uuid) from public;

create function private.my_followed() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select f.seller_id from public.shop_followers f where f.person_id = (select auth.uid())
$$;
comment on function private.my_followed() is 'The shops that the caller follows.';
revoke execute on function private.my_followed() from public;
grant execute on function private.my_followed() to authenticated, service_role;

create function public.shop_followers_count(p_seller_id uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may_in_shop(p_seller_id, 'products.read') and not private.may('sellers.read') then
    raise exception 'This is not your shop.' using errcode = '42501';
  end if;
  return (select count(*) from public.shop_followers f where f.seller_id = p_seller_id);
end
$$;
comment on function public.shop_followers_count(uuid) is 'How many people follow a shop, for its people and for staff. 42501 to others.';
revoke execute on function public.shop_followers_count(uuid) from public;
grant execute on function public.shop_followers_count(uuid) to authenticated, service_role;

alter table public.products add column followers_hours smallint;
alter table public.products add constraint products_followers_hours_check check (followers_hours between 1 and 72) not valid;
alter table public.products validate constraint products_followers_hours_check;
comment on column public.products.followers_hours is
  'So many hours its shop''s followers have it before everybody. Counts when it is published for the first time.';
comment on column public.products.early is 'The maker shows it to premium members first. Counts when it is published for the first time.';
comment on column public.products.opens_at is
  'Only for premium members (early) or followers (followers_hours) until then; null is open to everybody. A job opens what is due.';
grant insert (followers_hours), update (followers_hours) on public.products to authenticated;
create function private.sees_early(person uuid, p public.products) returns boolean
language sql stable security definer set search_path = '' as $$
  select p.early and private.has_plan(person, 'premium')
      or p.followers_hours is not null and private.follows(person, p.seller_id)
      or exists (select from private.acting_members m where m.seller_id = p.seller_id and m.person_id = person)
      or private.staff_may(person, 'products.judge')
$$;
comment on function private.sees_early(uuid, public.products) is
  'Who sees and buys a piece before it opens: premium members or followers as its maker chose, its own people, and who judges listings.';
revoke execute on function private.sees_early(uuid, public.products) from public;
grant execute on function private.sees_early(uuid, public.products) to service_role;

CREATE OR REPLACE FUNCTION private.exchange_choices(p_line_id uuid, p_quantity integer, p_language text, p_variant_id uuid DEFAULT NULL::uuid)
 RETURNS TABLE(variant_id uuid, title text, title_seller text, option_text text, same_product boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $$
  select v.id, coalesce(t.name, p.name), p.name, v.name, p.id is not distinct from l.product_id
    from public.order_lines l join public.orders o on o.id = l.order_id
    join public.sellers s on s.id = o.seller_id and s.application_status = 'approved'
    join public.products p on p.seller_id = o.seller_id and p.status = 'active' and not p.personalization_required
     and (p.opens_at is null or private.sees_early(o.buyer_id, p))
    join public.product_variants v on v.product_id = p.id and v.is_active and v.id is distinct from l.variant_id
    join public.stock_levels k on k.variant_id = v.id and k.on_hand + k.backorder_limit - k.allocated - k.reserved >= p_quantity
    left join public.product_variants own on own.id = l.variant_id
    left join public.products mine on mine.id = own.product_id
    left join public.product_translations t on t.product_id = p.id and t.language = p_language and t.state <> 'draft'
   where l.id = p_line_id and (p_variant_id is null or v.id = p_variant_id)
     -- The price that was paid; another version of the same piece may also cost what the bought one costs by now.
     and (coalesce(v.price_minor, p.price_minor) = l.unit_price_minor
       or p.id = l.product_id and coalesce(v.price_minor, p.price_minor) = coalesce(own.price_minor, mine.price_minor))
     and not exists (
       select from jsonb_array_elements(private.shipping_at(private.now()) -> 'restrictions') r
        where r ->> 'country' = o.shipping_address ->> 'country'
          and (r ->> 'method' is null or r ->> 'method' = 'standard')
          and (r -> 'categories' is null or jsonb_typeof(r -> 'categories') = 'null' or r -> 'categories' ? p.category_id::text)
          and coalesce(coalesce(v.weight_grams, p.weight_grams) > (r ->> 'heaviestGrams')::integer, true))
   order by (p.id is not distinct from l.product_id) desc, (p.category_id is not distinct from l.category_id) desc, p.name, p.id, v.position, v.id
   limit 60
$$;

CREATE OR REPLACE FUNCTION public.create_or_get_conversation(p_product_id uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $$
declare
  seller uuid;
begin
  select p.seller_id into seller from public.products p join public.sellers s on s.id = p.seller_id
   where p.id = p_product_id and p.status = 'active' and (p.opens_at is null or private.sees_early((select auth.uid()), p))
     and s.application_status = 'approved';
  if not found then raise exception 'There is no such product.' using errcode = 'PT404', hint = 'no_product'; end if;
  return private.open_conversation(seller, p_product_id);
end
$$;

CREATE OR REPLACE FUNCTION private.admit_message()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $$
declare
  talk public.conversations;
begin
  -- Somebody who is no side of it learns nothing here; the policy refuses the row.
  if (select auth.uid()) is not null and not private.is_my_conversation(new.conversation_id) then return new; end if;
  select * into talk from public.conversations where id = new.conversation_id;
  new.from_seller := new.sender_id is distinct from talk.buyer_id;
  new.content := nullif(btrim(new.content, E' \t\r\n\u00a0\u200b'), '');
  if new.message_type in ('text', 'sticker', 'product_ref') and new.content is null
     and not (new.message_type = 'text' and jsonb_array_length(new.attachments) > 0) then
    raise exception 'A message needs words.' using errcode = '23514', hint = 'empty_message';
  end if;
  if new.message_type = 'sticker' and not new.content = any (array['😄', '😊', '😍', '🤝', '👍', '👎', '🙏', '🎉', '🔥', '💎', '🧵', '🛍️', '🇹🇭']) then
    raise exception 'There is no such sticker.' using errcode = '23514', hint = 'no_sticker';
  end if;
  if new.message_type = 'product_ref' and not exists (select from public.products p where p.id = new.product_id and p.status = 'active'
    and (p.opens_at is null or private.sees_early(new.sender_id, p))) then
    raise exception 'There is no such product.' using errcode = '23514', hint = 'no_product';
  end if;
  if new.message_type in ('image', 'video') and jsonb_array_length(new.attachments) = 0
     or jsonb_array_length(new.attachments) > 10
     or exists (select from jsonb_array_elements(new.attachments) given where not private.is_attachment(given, new.conversation_id))
     -- What is handed on to be opened elsewhere is what the storage has found it to be, not what its sender says of it.
     or exists (
       select from jsonb_array_elements(new.attachments) given
        where given ->> 'type' = 'file' and not exists (
          select from storage.objects o
           where o.bucket_id = 'chat-attachments' and o.name = given ->> 'path' and o.metadata ->> 'mimetype' = 'application/pdf')) then
    raise exception 'An attachment is not what it should be.' using errcode = '23514', hint = 'bad_attachment';
  end if;
  -- The shop itself writes without counting.
  if new.sender_id is null or (select auth.uid()) is null then return new; end if;
  if exists (
    select from public.conversation_participants
     where conversation_id = new.conversation_id and person_id <> new.sender_id and blocked_at is not null) then
    raise exception 'This conversation was closed by the other side.' using errcode = 'PT403', hint = 'blocked';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('chat:' || new.sender_id, 0));
  if (select count(*) from public.messages where sender_id = new.sender_id and created_at > clock_timestamp() - interval '60 seconds')
     >= (private.setting('chat.messages_per_minute') #>> '{}')::integer then
    raise exception 'Too many messages. Please wait a moment.' using errcode = 'PT429', hint = 'too_many_messages';
  end if;
  if talk.started_at is null and not new.from_seller
     and (select count(*) from public.conversations where buyer_id = new.sender_id and started_at > clock_timestamp() - interval '1 hour')
         >= (private.setting('chat.first_words_per_hour') #>> '{}')::integer then
    raise exception 'Too many new conversations. Please wait a while.' using errcode = 'PT429', hint = 'too_many_conversations';
  end if;
  new.created_at := clock_timestamp();
  return new;
end
$$;

CREATE OR REPLACE FUNCTION public.ask_for_quote(p_variant_id uuid, p_quantity integer, p_wish text, p_needed_by date)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $$
declare
  me constant uuid := (select auth.uid());
  q public.wholesale_quotes;
  piece uuid;
  maker uuid;
begin
  if not exists (select from public.profiles p where p.id = me) then raise exception 'Sign in first.' using errcode = 'PT401'; end if;
  if coalesce(p_quantity not between 2 and 999 or char_length(btrim(p_wish)) > 1000, true)
    or p_needed_by < (private.now() at time zone 'Asia/Bangkok')::date or p_needed_by > (private.now() at time zone 'Asia/Bangkok')::date + 730 then
    raise exception '2 to 999 pieces, up to 1000 characters, and a day to come.' using errcode = '22023';
  end if;
  select p.id, p.seller_id into piece, maker from public.product_variants v
    join public.products p on p.id = v.product_id join public.sellers s on s.id = p.seller_id and s.application_status = 'approved'
   where v.id = p_variant_id and v.is_active and p.status = 'active' and (p.opens_at is null or private.sees_early(me, p));
  if maker is null then raise exception 'There is no such variant.' using errcode = 'PT404'; end if;
  if private.is_own_shop(me, maker) then raise exception 'This is your own product.' using errcode = 'HT005', hint = 'own_product'; end if;
  -- One after the other, so that the count is true.
  perform pg_advisory_xact_lock(hashtextextended('quotes:' || me, 0));
  if (select count(*) from public.wholesale_quotes x where x.buyer_id = me and x.state in ('asked', 'offered')) >= 20
    or (select count(*) from public.wholesale_quotes x where x.buyer_id = me and x.asked_at > private.now() - interval '1 day') >= 40 then
    raise exception 'Too many quotes are open.' using errcode = 'HT005', hint = 'too_many';
  end if;
  insert into public.wholesale_quotes (buyer_id, product_id, variant_id, seller_id, quantity, wish, needed_by)
  values (me, piece, p_variant_id, maker, p_quantity, btrim(p_wish), p_needed_by) on conflict do nothing returning * into q;
  if q.id is null then raise exception 'You have asked about this variant.' using errcode = 'HT005', hint = 'already_asked'; end if;
  perform private.tell_of_quote(q, 'asked');
  return q.id;
end
$$;

CREATE OR REPLACE FUNCTION private.sees_product(person uuid, product public.products)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $$
  select exists (select from private.acting_members m where m.seller_id = product.seller_id and m.person_id = person)
      or product.status = 'active'
         and exists (select from public.sellers s where s.id = product.seller_id and s.application_status = 'approved')
         and (product.opens_at is null or private.sees_early(person, product))
$$;

drop function private.sees_early(uuid, uuid);

drop policy "premium members and admins read early products" on public.products;
create policy "premium members, followers and admins read early products" on public.products for select to authenticated
  using (status = 'active' and opens_at is not null
    and (early and (select private.am_early()) or followers_hours is not null
      and (seller_id in (select private.my_followed()) or (select private.may('products.judge'))))
    and (select s.application_status = 'approved' from public.sellers s where s.id = seller_id));

CREATE OR REPLACE FUNCTION private.publish_product()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $$
begin
  if new.status = 'active' and new.published_at is null then
    new.published_at := pg_catalog.now();
    if new.early or new.followers_hours is not null then
      new.opens_at := private.now() + greatest(case when new.early then private.setting('plans.premium_early_hours')::integer else 0 end,
        coalesce(new.followers_hours, 0)) * interval '1 hour';
    end if;
  end if;
  -- Who takes the mark away opens it at once.
  if not new.early and new.followers_hours is null then new.opens_at := null; end if;
  return new;
end
$$;

drop trigger products_publish on public.products;
create trigger products_publish before insert or update of status, early, followers_hours on public.products
  for each row execute function private.publish_product();
create trigger products_crafts_opened_followers after update of followers_hours on public.products for each row
  when (old.opens_at is distinct from new.opens_at) execute function private.crafts_of_changed_product();
create trigger products_list_opened_followers after update of followers_hours on public.products for each row
  when (old.opens_at is distinct from new.opens_at) execute function private.list_changed_product();
create trigger products_tell_pages_followers after update of followers_hours on public.products
  for each statement execute function private.tell_the_pages('shop');
create trigger products_followers_noted after update of followers_hours on public.products for each row
  execute function private.note_shop_act('seller_id', 'name', '', 'followers_hours');

create function public.opens_for(p_product_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('at', p.opens_at, 'premium', p.early, 'followers', p.followers_hours is not null, 'seller_id', s.id, 'seller', s.business_name)
    from public.products p join public.sellers s on s.id = p.seller_id and s.application_status = 'approved'
   where p.id = p_product_id and p.status = 'active' and p.opens_at is not null
$$;
comment on function public.opens_for(uuid) is
  'When a piece opens to everybody and who has it until then: {at, premium, followers, seller_id, seller}; null for every other address.
Tells nothing else of it.';
revoke execute on function public.opens_for(uuid) from public;
grant execute on function public.opens_for(uuid) to anon, authenticated, service_role;
drop function public.early_until(uuid);

CREATE OR REPLACE FUNCTION public.place_listing(p_id uuid, p_seller_id uuid, p_listing jsonb, p_pictures jsonb, p_stock integer, p_said jsonb,
  p_publish boolean)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $$
declare
  x public.products := jsonb_populate_record(null::public.products, p_listing);
  variant uuid;
begin
  if not exists (select from public.products p where p.id = p_id) then
    insert into public.products (id, seller_id, category_id, brand_id, name, description, care, language, price_minor, original_price_minor, weight_grams,
        dimensions, material, craft, tags, hs_code, is_handmade, free_shipping, gift_wrap, is_unique, made_to_order, lead_time_days, personalization_prompt,
        personalization_max, personalization_required, customizable, status, early,
        weekly_capacity, personalization_fields, making, followers_hours)
    values (p_id, p_seller_id, x.category_id, x.brand_id, x.name, coalesce(x.description, ''), coalesce(x.care, ''), coalesce(x.language, 'th'), x.price_minor,
        x.original_price_minor, coalesce(x.weight_grams, 500), coalesce(x.dimensions, ''), coalesce(x.material, ''), coalesce(x.craft, ''),
        coalesce(x.tags, '{}'), coalesce(x.hs_code, ''), coalesce(x.is_handmade, true), coalesce(x.free_shipping, false), coalesce(x.gift_wrap, false),
        coalesce(x.is_unique, false), coalesce(x.made_to_order, false), coalesce(x.lead_time_days, 0), coalesce(x.personalization_prompt, ''),
        coalesce(x.personalization_max, 0), coalesce(x.personalization_required, false), coalesce(x.personalization_max, 0) > 0, 'draft',
        coalesce(x.early, false), x.weekly_capacity, coalesce(x.personalization_fields, '[]'), x.making,
        x.followers_hours)
    on conflict (id) do nothing;
    if found then
      insert into public.product_variants (product_id) values (p_id) returning id into variant;
      if coalesce(p_stock, 0) > 0 then perform public.adjust_stock(variant, p_stock); end if;
      if jsonb_array_length(p_pictures) > 0 then perform public.arrange_pictures(p_id, p_pictures); end if;
      insert into public.product_attributes (product_id, attribute_id, value_ids, number)
      select p_id, s.attribute_id, coalesce(s.value_ids, '{}'), s.number from jsonb_populate_recordset(null::public.product_attributes, p_said) s;
    end if;
  end if;
  if not private.is_my_product(p_id) then raise exception 'This is not your piece.' using errcode = '42501'; end if;
  if p_publish then update public.products p set status = 'active' where p.id = p_id and p.status = 'draft'; end if;
  delete from public.listing_drafts d where d.id = p_id;
  return (select p.status from public.products p where p.id = p_id);
end
$$;
