-- Why: quotes and wholesale prices knew no variant, so a version for 5,000 baht was sold at what was agreed on for the one at 100.
alter table public.wholesale_quotes
  add column variant_id uuid references public.product_variants on delete set null,
  add column usual_minor bigint check (usual_minor > 0);
-- What was asked before can only have meant the usual price of the product.
update public.wholesale_quotes q set variant_id = (
  select v.id from public.product_variants v where v.product_id = q.product_id and v.price_minor is null
   order by v.is_active desc, v.position, v.id limit 1);
update public.wholesale_quotes set state = 'expired', changed_at = clock_timestamp()
 where variant_id is null and state in ('asked', 'offered', 'accepted');
create index wholesale_quotes_of_variant on public.wholesale_quotes (variant_id);
drop index public.wholesale_quotes_open;
create unique index wholesale_quotes_open on public.wholesale_quotes (buyer_id, variant_id) where state in ('asked', 'offered');
drop index public.wholesale_quotes_holding;
create index wholesale_quotes_holding on public.wholesale_quotes (buyer_id, variant_id) where state = 'accepted';
comment on table public.wholesale_quotes is
  'What a buyer asked of a maker for many pieces of a variant, and what the maker offered: `quantity` pieces at `unit_minor` each until `valid_until`. '
  'Declined by the maker, refused by the buyer. `words` are the maker''s. An accepted one holds at checkout once, for exactly so many pieces '
  'of that variant.';
comment on column public.wholesale_quotes.usual_minor is
  'What a piece cost everybody when the buyer accepted. What was agreed on holds also when the usual price changes afterwards.';
comment on table public.wholesale_prices is
  'From how many pieces a product is sold at wholesale (`minimum`), and the price of a piece from so many on. A change ends the row and begins '
  'another, so the table is its own history; the one without an end holds. Pieces of all variants at the price of the product count together; '
  'a variant at another price is not sold so.';

create or replace function private.tell_of_quote(p_quote public.wholesale_quotes, p_event text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  to_seller constant boolean := p_event in ('asked', 'accepted', 'refused', 'withdrawn');
  facts constant jsonb := jsonb_build_object('event', p_event, 'product_id', p_quote.product_id, 'as', case when to_seller then 'seller' else 'buyer' end,
    'name', (select p.name || coalesce(' · ' || nullif(v.name, ''), '')
      from public.products p left join public.product_variants v on v.id = p_quote.variant_id where p.id = p_quote.product_id));
begin
  if to_seller then
    perform private.notify(m.person_id, 'wholesale_news', p_quote.id || ':' || p_event || ':' || p_quote.changed_at, facts, private.now())
      from public.seller_members m where m.seller_id = p_quote.seller_id and m.role in ('owner', 'manager', 'orders');
  else
    perform private.notify(p_quote.buyer_id, 'wholesale_news', p_quote.id || ':' || p_event || ':' || p_quote.changed_at, facts, private.now());
  end if;
  insert into private.outbox (topic, key, payload) values ('wholesale.quote', p_quote.id || ':' || p_event || ':' || p_quote.changed_at,
    jsonb_build_object('quote_id', p_quote.id, 'event', p_event)) on conflict do nothing;
end
$$;

drop function public.ask_for_quote(uuid, integer, text, date);
create function public.ask_for_quote(p_variant_id uuid, p_quantity integer, p_wish text, p_needed_by date) returns uuid
language plpgsql security definer set search_path = '' as $$
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
   where v.id = p_variant_id and v.is_active and p.status = 'active' and (p.opens_at is null or private.sees_early(me, p.seller_id));
  if maker is null then raise exception 'There is no such variant.' using errcode = 'PT404'; end if;
  if maker in (select private.my_sellers()) then raise exception 'This is your own product.' using errcode = 'HT005', hint = 'own_product'; end if;
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
comment on function public.ask_for_quote(uuid, integer, text, date) is
  'A member asks a maker what so many pieces of a variant cost. HT005 already_asked (one waits), too_many (twenty open, or forty in a day), own_product.';
revoke execute on function public.ask_for_quote(uuid, integer, text, date) from public, anon;
grant execute on function public.ask_for_quote(uuid, integer, text, date) to authenticated;

create or replace function public.decide_quote(p_id uuid, p_accept boolean, p_seen timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  q public.wholesale_quotes := private.locked_quote(p_id);
  usual bigint;
begin
  if q.buyer_id <> (select auth.uid()) then raise exception 'There is no such quote.' using errcode = 'PT404'; end if;
  select coalesce(v.price_minor, p.price_minor) into usual
    from public.product_variants v join public.products p on p.id = v.product_id where v.id = q.variant_id;
  if q.state <> 'offered' or q.valid_until <= private.now() or p_accept and usual is null then
    raise exception 'This quote is %.', q.state using errcode = 'HT005', hint = 'quote_closed';
  end if;
  -- Nobody accepts what the maker has changed meanwhile.
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(q.changed_at));
  update public.wholesale_quotes set state = case when p_accept then 'accepted' else 'refused' end,
    usual_minor = case when p_accept then usual end, changed_at = clock_timestamp()
   where id = q.id returning * into q;
  perform private.tell_of_quote(q, q.state);
  return q.state;
end
$$;
comment on function public.decide_quote(uuid, boolean, timestamptz) is
  'The buyer accepts what the maker offers, or refuses it, as it was seen. Answers the state. HT003 changed_meanwhile, HT005 quote_closed '
  '(expired ones too, and those whose variant is gone).';
