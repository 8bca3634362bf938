-- Why: an address that is the id of another shop led there or here by chance; a break that was said to have begun a month ago made what was late punctual;
-- and where buyers at a market pay was changed without a line in the shop's log.
create or replace function public.change_shop_address(p_seller_id uuid, p_slug text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  wanted constant text := lower(btrim(coalesce(p_slug, '')));
  shop public.sellers;
begin
  if not private.may_in_shop(p_seller_id, 'shop.write') then
    raise exception 'This shop is not yours to change.' using errcode = '42501';
  end if;
  if wanted !~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' or char_length(wanted) not between 3 and 40
    -- The page of a shop is found by its id as well.
    or wanted ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    raise exception 'An address has 3 to 40 letters a to z, digits and hyphens, and begins with a letter.' using errcode = 'HT004', hint = 'address_form';
  end if;
  -- Two shops that want the same one: the second finds it taken.
  perform pg_advisory_xact_lock(hashtextextended('shop-address:' || wanted, 0));
  select * into shop from public.sellers where id = p_seller_id for update;
  if shop.slug = wanted then return wanted; end if;
  if exists (select from public.sellers s where s.id <> shop.id and (s.slug = wanted or s.former_slugs @> array[wanted] and s.former_slugs <> '{}')) then
    raise exception 'Another shop has this address.' using errcode = 'HT005', hint = 'address_taken';
  end if;
  if cardinality(array_remove(array_append(shop.former_slugs, shop.slug), wanted)) > 5 then
    raise exception 'The address was changed five times.' using errcode = 'HT005', hint = 'too_many_addresses';
  end if;
  update public.sellers set slug = wanted, former_slugs = array_remove(array_append(former_slugs, slug), wanted) where id = shop.id;
  return wanted;
end
$$;

create or replace function private.move_dates_of_break() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  moment constant timestamptz := private.now();
  runs constant boolean := coalesce(old.closed_from <= moment and (old.closed_to is null or old.closed_to > moment), false);
  is_over constant boolean := coalesce(old.closed_to <= moment, false);
  goes_on constant boolean := runs and new.closed_from is not distinct from old.closed_from;
  gone constant integer := case when is_over then 0 else private.days_of_break(old.closed_from, old.closed_to) end
    - case when runs and not goes_on then private.days_of_break(old.closed_from, moment) else 0 end;
  -- Who says a break began long ago rests from now on: what was late stays late. Today began in the night.
  starts constant timestamptz := case when goes_on or new.closed_from is null then new.closed_from
    else greatest(new.closed_from, moment - interval '1 day') end;
  came constant integer := case when coalesce(new.closed_to > moment, false) then private.days_of_break(starts, new.closed_to) else 0 end;
  begins constant date := (coalesce(starts, old.closed_from) at time zone 'Asia/Bangkok')::date;
begin
  if gone = 0 and came = 0 then return null; end if;
  with due as (
    select o.id, o.order_group_id, o.rest_days, o.delivery_to,
        least(30, greatest(0, o.rest_days - gone + case when o.delivery_to - least(greatest(gone, 0), o.rest_days) >= begins then came else 0 end)) as rest
      from public.orders o
     where o.seller_id = new.id and o.status in ('placed', 'accepted', 'in_production', 'partially_shipped', 'partially_delivered')
       and o.delivery_to is not null and (o.rest_days > 0 or o.delivery_to >= begins)),
  moved as (
    update public.orders o set rest_days = d.rest, delivery_from = o.delivery_from + (d.rest - d.rest_days),
        delivery_to = o.delivery_to + (d.rest - d.rest_days)
      from due d where o.id = d.id and d.rest <> d.rest_days
    returning o.id, o.order_group_id, o.delivery_to, d.delivery_to as before)
  insert into public.order_events (order_group_id, order_id, type, actor_role, actor_id, payload)
  select m.order_group_id, m.id, 'dates_moved', 'seller', (select auth.uid()), jsonb_build_object('before', m.before, 'after', m.delivery_to) from moved m;
  return null;
end
$$;

create trigger seller_contacts_noted after update of promptpay_id on public.seller_contacts for each row
  execute function private.note_shop_act('seller_id', 'seller_id', '', 'promptpay_id');
