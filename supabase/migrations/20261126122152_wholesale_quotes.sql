-- Why: the specification names quotes and a wholesale request on a product: somebody who wants many of a piece asks its maker, and what both agree on holds
-- at checkout, once, for exactly so many.
create table public.wholesale_quotes (
  id             uuid primary key default gen_random_uuid(),
  buyer_id       uuid not null references public.profiles on delete cascade,
  product_id     uuid not null references public.products on delete cascade,
  seller_id      uuid not null references public.sellers on delete cascade,
  quantity       integer not null check (quantity between 2 and 999),
  wish           text not null default '' check (char_length(wish) <= 1000),
  needed_by      date,
  state          text not null default 'asked'
    check (state in ('asked', 'offered', 'accepted', 'declined', 'refused', 'withdrawn', 'expired', 'ordered')),
  unit_minor     bigint check (unit_minor between 1 and 1000000000),
  valid_until    timestamptz,
  words          text not null default '' check (char_length(words) <= 500),
  order_group_id uuid references public.order_groups on delete set null,
  asked_at       timestamptz not null default private.now(),
  answered_at    timestamptz,
  changed_at     timestamptz not null default private.now(),
  constraint an_offer_has_terms check (state not in ('offered', 'accepted', 'ordered') or (unit_minor is not null and valid_until is not null))
);
comment on table public.wholesale_quotes is
  'What a buyer asked of a maker for many pieces of a product, and what the maker offered: `quantity` pieces at `unit_minor` each until `valid_until`. '
  'Declined by the maker, refused by the buyer. `words` are the maker''s. An accepted one holds at checkout once, for exactly so many pieces.';
create unique index wholesale_quotes_open on public.wholesale_quotes (buyer_id, product_id) where state in ('asked', 'offered', 'accepted');
create index wholesale_quotes_of_buyer on public.wholesale_quotes (buyer_id, asked_at, id);
create index wholesale_quotes_of_seller on public.wholesale_quotes (seller_id, asked_at, id);
create index wholesale_quotes_of_product on public.wholesale_quotes (product_id);
create index wholesale_quotes_of_group on public.wholesale_quotes (order_group_id);
create index wholesale_quotes_newest on public.wholesale_quotes (asked_at, id);
create index wholesale_quotes_ends on public.wholesale_quotes (valid_until) where state in ('offered', 'accepted');
alter table public.wholesale_quotes enable row level security;
create policy "buyers read their own" on public.wholesale_quotes for select to authenticated using (buyer_id = (select auth.uid()));
create policy "sellers read what they are asked" on public.wholesale_quotes for select to authenticated
  using (seller_id in (select private.my_sellers()));
create policy "who may reads quotes" on public.wholesale_quotes for select to authenticated using ((select private.may('wholesale.read')));
grant select on public.wholesale_quotes to authenticated, service_role;
revoke insert, update, delete, truncate on public.wholesale_quotes from service_role;

alter table public.notifications drop constraint notifications_kind_check;
alter table public.notifications add constraint notifications_kind_check check (kind in ('case_news', 'new_review', 'review_answered', 'order_shipped',
  'order_delivered', 'payment_received', 'new_message', 'price_dropped', 'back_in_stock', 'account_seen', 'shop_word', 'search_news', 'wholesale_news'));

create function private.tell_of_quote(p_quote public.wholesale_quotes, p_event text) returns void language plpgsql security definer set search_path = '' as $$
declare
  to_seller constant boolean := p_event in ('asked', 'accepted', 'refused', 'withdrawn');
  facts constant jsonb := jsonb_build_object('event', p_event, 'product_id', p_quote.product_id, 'as', case when to_seller then 'seller' else 'buyer' end,
    'name', (select p.name from public.products p where p.id = p_quote.product_id));
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
comment on function private.tell_of_quote(public.wholesale_quotes, text) is 'Tells the other side what became of a quote: by the bell and by letter.';
revoke execute on function private.tell_of_quote(public.wholesale_quotes, text) from public;

create function public.ask_for_quote(p_product_id uuid, p_quantity integer, p_wish text, p_needed_by date) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  q public.wholesale_quotes;
  maker uuid;
begin
  if not exists (select from public.profiles p where p.id = me) then raise exception 'Sign in first.' using errcode = 'PT401'; end if;
  if coalesce(p_quantity not between 2 and 999 or char_length(btrim(p_wish)) > 1000, true)
    or p_needed_by < (private.now() at time zone 'Asia/Bangkok')::date or p_needed_by > (private.now() at time zone 'Asia/Bangkok')::date + 730 then
    raise exception '2 to 999 pieces, up to 1000 characters, and a day to come.' using errcode = '22023';
  end if;
  select p.seller_id into maker from public.products p join public.sellers s on s.id = p.seller_id and s.application_status = 'approved'
   where p.id = p_product_id and p.status = 'active' and (p.opens_at is null or private.sees_early(me, p.seller_id));
  if maker is null then raise exception 'There is no such product.' using errcode = 'PT404'; end if;
  if maker in (select private.my_sellers()) then raise exception 'This is your own product.' using errcode = 'HT005', hint = 'own_product'; end if;
  -- One after the other, so that the count is true.
  perform pg_advisory_xact_lock(hashtextextended('quotes:' || me, 0));
  if (select count(*) from public.wholesale_quotes x where x.buyer_id = me and x.state in ('asked', 'offered')) >= 20
    or (select count(*) from public.wholesale_quotes x where x.buyer_id = me and x.asked_at > private.now() - interval '1 day') >= 40 then
    raise exception 'Too many quotes are open.' using errcode = 'HT005', hint = 'too_many';
  end if;
  insert into public.wholesale_quotes (buyer_id, product_id, seller_id, quantity, wish, needed_by)
  values (me, p_product_id, maker, p_quantity, btrim(p_wish), p_needed_by) on conflict do nothing returning * into q;
  if q.id is null then raise exception 'You have asked about this product.' using errcode = 'HT005', hint = 'already_asked'; end if;
  perform private.tell_of_quote(q, 'asked');
  return q.id;
end
$$;
comment on function public.ask_for_quote(uuid, integer, text, date) is
  'A member asks a maker what so many pieces of a product cost. HT005 already_asked (one is open), too_many (twenty open, or forty in a day), own_product.';

create function private.locked_quote(p_id uuid) returns public.wholesale_quotes language plpgsql security definer set search_path = '' as $$
declare
  q public.wholesale_quotes;
begin
  select * into q from public.wholesale_quotes x where x.id = p_id for update;
  if not found then raise exception 'There is no such quote.' using errcode = 'PT404'; end if;
  return q;
end
$$;
revoke execute on function private.locked_quote(uuid) from public;

create function public.answer_quote(p_id uuid, p_unit_minor bigint, p_quantity integer, p_valid_until date, p_words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  q public.wholesale_quotes := private.locked_quote(p_id);
  today constant date := (private.now() at time zone 'Asia/Bangkok')::date;
begin
  if q.seller_id not in (select private.my_sellers()) then raise exception 'There is no such quote.' using errcode = 'PT404'; end if;
  if q.state not in ('asked', 'offered') then raise exception 'This quote is %.', q.state using errcode = 'HT005', hint = 'quote_closed'; end if;
  if coalesce(p_unit_minor not between 1 and 1000000000 or p_quantity not between 2 and 999 or p_valid_until <= today or p_valid_until > today + 90
      or char_length(btrim(p_words)) > 500, true) then
    raise exception 'A price, 2 to 999 pieces, and a day from tomorrow within 90 days.' using errcode = 'HT005', hint = 'not_quote';
  end if;
  update public.wholesale_quotes set state = 'offered', unit_minor = p_unit_minor, quantity = p_quantity,
    valid_until = (p_valid_until + 1)::timestamp at time zone 'Asia/Bangkok', words = btrim(p_words), answered_at = private.now(),
    changed_at = clock_timestamp()
   where id = q.id returning * into q;
  perform private.tell_of_quote(q, 'offered');
end
$$;
comment on function public.answer_quote(uuid, bigint, integer, date, text) is
  'The maker offers so many pieces at a price in satang each, until the end of a day in Bangkok; or offers it otherwise as long as it is not accepted. '
  'HT005 quote_closed, not_quote.';

create function public.decline_quote(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  q public.wholesale_quotes := private.locked_quote(p_id);
begin
  if q.seller_id not in (select private.my_sellers()) then raise exception 'There is no such quote.' using errcode = 'PT404'; end if;
  perform private.demand_reason(p_reason);
  if q.state not in ('asked', 'offered') then raise exception 'This quote is %.', q.state using errcode = 'HT005', hint = 'quote_closed'; end if;
  update public.wholesale_quotes set state = 'declined', words = left(btrim(p_reason), 500), answered_at = private.now(), changed_at = clock_timestamp()
   where id = q.id returning * into q;
  perform private.tell_of_quote(q, 'declined');
end
$$;
comment on function public.decline_quote(uuid, text) is
  'The maker offers nothing, or takes an offer back that nobody has accepted; the buyer reads why. HT005 quote_closed.';

create function public.decide_quote(p_id uuid, p_accept boolean, p_seen timestamptz) returns text language plpgsql security definer set search_path = '' as $$
declare
  q public.wholesale_quotes := private.locked_quote(p_id);
begin
  if q.buyer_id <> (select auth.uid()) then raise exception 'There is no such quote.' using errcode = 'PT404'; end if;
  if q.state <> 'offered' or q.valid_until <= private.now() then
    raise exception 'This quote is %.', q.state using errcode = 'HT005', hint = 'quote_closed';
  end if;
  -- Nobody accepts what the maker has changed meanwhile.
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(q.changed_at));
  update public.wholesale_quotes set state = case when p_accept then 'accepted' else 'refused' end, changed_at = clock_timestamp()
   where id = q.id returning * into q;
  perform private.tell_of_quote(q, q.state);
  return q.state;
end
$$;
comment on function public.decide_quote(uuid, boolean, timestamptz) is
  'The buyer accepts what the maker offers, or refuses it, as it was seen. Answers the state. HT003 changed_meanwhile, HT005 quote_closed '
  '(expired ones too).';

create function public.withdraw_quote(p_id uuid) returns void language plpgsql security definer set search_path = '' as $$
declare
  q public.wholesale_quotes := private.locked_quote(p_id);
begin
  if q.buyer_id <> (select auth.uid()) then raise exception 'There is no such quote.' using errcode = 'PT404'; end if;
  if q.state not in ('asked', 'offered', 'accepted') then raise exception 'This quote is %.', q.state using errcode = 'HT005', hint = 'quote_closed'; end if;
  update public.wholesale_quotes set state = 'withdrawn', changed_at = clock_timestamp() where id = q.id returning * into q;
  perform private.tell_of_quote(q, 'withdrawn');
end
$$;
comment on function public.withdraw_quote(uuid) is 'The buyer needs it no more, whatever was agreed, as long as it is not ordered. HT005 quote_closed.';

create function private.order_by_quotes(p_group_id uuid, p_ids uuid[]) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  taken integer;
begin
  perform from public.wholesale_quotes q where q.id = any (p_ids) order by q.id for update;
  update public.wholesale_quotes q set state = 'ordered', order_group_id = p_group_id, changed_at = clock_timestamp()
    from public.order_groups g
   where q.id = any (p_ids) and g.id = p_group_id and g.buyer_id = q.buyer_id and q.state = 'accepted' and q.valid_until > private.now();
  get diagnostics taken = row_count;
  return taken = (select count(distinct x) from unnest(p_ids) x);
end
$$;
comment on function private.order_by_quotes(uuid, uuid[]) is
  'Uses up what an order was agreed by; false where one of them was used, withdrawn or expired meanwhile, and then nothing may be written.';
revoke execute on function private.order_by_quotes(uuid, uuid[]) from public;
grant execute on function private.order_by_quotes(uuid, uuid[]) to service_role;

/* What was ordered and not paid is agreed as before, as long as it holds. */
create function private.free_quotes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.wholesale_quotes q set state = case when q.valid_until > private.now() then 'accepted' else 'expired' end, order_group_id = null,
    changed_at = clock_timestamp()
   where q.order_group_id = new.id and q.state = 'ordered'
     and not exists (select from public.wholesale_quotes x
       where x.buyer_id = q.buyer_id and x.product_id = q.product_id and x.state in ('asked', 'offered', 'accepted'));
  return null;
end
$$;
revoke execute on function private.free_quotes() from public;
create trigger order_groups_free_quotes after update of status on public.order_groups for each row
  when (new.status in ('expired', 'canceled') and old.status is distinct from new.status) execute function private.free_quotes();

create function private.end_quotes() returns integer language plpgsql security definer set search_path = '' as $$
declare
  q public.wholesale_quotes;
  ended integer := 0;
begin
  for q in
    select * from public.wholesale_quotes x
     where x.state in ('offered', 'accepted') and x.valid_until <= private.now()
        or x.state = 'asked' and x.asked_at <= private.now() - interval '14 days'
     order by x.id limit 500 for update skip locked
  loop
    update public.wholesale_quotes set state = 'expired', changed_at = clock_timestamp() where id = q.id returning * into q;
    perform private.tell_of_quote(q, 'expired');
    ended := ended + 1;
  end loop;
  return ended;
end
$$;
comment on function private.end_quotes() is 'Ends what was not answered for 14 days, and offers whose day is over; the buyer is told. Answers how many.';
revoke execute on function private.end_quotes() from public;
grant execute on function private.end_quotes() to service_role;

revoke execute on function public.ask_for_quote(uuid, integer, text, date), public.answer_quote(uuid, bigint, integer, date, text),
  public.decline_quote(uuid, text), public.decide_quote(uuid, boolean, timestamptz), public.withdraw_quote(uuid) from public, anon;
grant execute on function public.ask_for_quote(uuid, integer, text, date), public.answer_quote(uuid, bigint, integer, date, text),
  public.decline_quote(uuid, text), public.decide_quote(uuid, boolean, timestamptz), public.withdraw_quote(uuid) to authenticated;
