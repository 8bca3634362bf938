-- Why: what buyer and maker agreed on was used twice by paying late, came back without end after unpaid orders, and was lost when its maker
-- cancelled or another quote about the piece was open. A maker could offer the same thing again and again, with a letter each time.
alter table public.wholesale_quotes
  add column offers smallint not null default 0 check (offers between 0 and 5),
  add column unpaid_group_ids uuid[] not null default '{}';
update public.wholesale_quotes set offers = 1 where unit_minor is not null;
comment on column public.wholesale_quotes.offers is 'So often the maker has offered something.';
comment on column public.wholesale_quotes.unpaid_group_ids is
  'Orders by this quote that nobody paid in time: it returned from them, and money that comes late takes it again.';
create index wholesale_quotes_unpaid on public.wholesale_quotes using gin (unpaid_group_ids);
create index wholesale_quotes_answered on public.wholesale_quotes (seller_id, answered_at);

-- What is agreed on stands beside what is asked for anew: one waits for an answer, any number may hold.
drop index public.wholesale_quotes_open;
create unique index wholesale_quotes_open on public.wholesale_quotes (buyer_id, product_id) where state in ('asked', 'offered');
create index wholesale_quotes_holding on public.wholesale_quotes (buyer_id, product_id) where state = 'accepted';

create function private.release_quotes(p_group_id uuid, p_seller_id uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  q public.wholesale_quotes;
begin
  for q in
    select * from public.wholesale_quotes x
     where x.order_group_id = p_group_id and x.state = 'ordered' and (p_seller_id is null or x.seller_id = p_seller_id) order by x.id for update
  loop
    update public.wholesale_quotes set order_group_id = null, changed_at = clock_timestamp(),
      state = case when q.valid_until > private.now() and (p_seller_id is not null or cardinality(q.unpaid_group_ids) < 2)
        then 'accepted' else 'expired' end,
      unpaid_group_ids = case when p_seller_id is null then q.unpaid_group_ids || p_group_id else q.unpaid_group_ids end
     where id = q.id returning * into q;
    if q.state = 'expired' then perform private.tell_of_quote(q, 'expired'); end if;
  end loop;
end
$$;
comment on function private.release_quotes(uuid, uuid) is
  'Gives back what an order was agreed by. Without a seller nobody paid the order: that happens twice, then the quote ends. '
  'With one, this seller did not deliver it. What has passed its day ends; the buyer is told.';
revoke execute on function private.release_quotes(uuid, uuid) from public;
grant execute on function private.release_quotes(uuid, uuid) to service_role;

create function private.retake_quotes(p_group_id uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  perform from public.wholesale_quotes q where q.unpaid_group_ids @> array[p_group_id] order by q.id for update;
  if exists (select from public.wholesale_quotes q
      where q.unpaid_group_ids @> array[p_group_id] and q.state not in ('accepted', 'expired')) then
    return false;
  end if;
  update public.wholesale_quotes q set state = 'ordered', order_group_id = p_group_id, unpaid_group_ids = array_remove(q.unpaid_group_ids, p_group_id),
    changed_at = clock_timestamp()
   where q.unpaid_group_ids @> array[p_group_id];
  return true;
end
$$;
comment on function private.retake_quotes(uuid) is
  'Money came after the time was up: takes the quotes again that the order was agreed by, also those whose day has passed meanwhile; '
  'takes none and answers false where one of them was used by another order or withdrawn.';
revoke execute on function private.retake_quotes(uuid) from public;
grant execute on function private.retake_quotes(uuid) to service_role;

/* What was ordered and not paid is agreed as before, as long as it holds. */
create or replace function private.free_quotes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.release_quotes(new.id);
  return null;
end
$$;

/* A maker who regrets what was agreed on cannot end it by cancelling the order. A buyer who cancels, or wants it cancelled, has used it. */
create function private.free_canceled_quotes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.release_quotes(o.order_group_id, o.seller_id) from public.orders o
   where o.id = new.order_id and not exists (
     select from public.order_cases c join public.order_case_events e on e.case_id = c.id and e.type = 'opened' and e.actor_role = 'buyer'
      where c.order_id = o.id and c.kind in ('cancellation', 'withdrawal'));
  return null;
end
$$;
revoke execute on function private.free_canceled_quotes() from public;
-- The event names who did it, which the order does not. What was sent already and came back was refused at the door.
create trigger order_events_free_quotes after insert on public.order_events for each row
  when (new.type = 'canceled' and new.order_id is not null and new.from_status not in ('awaiting_payment', 'shipped') and new.actor_role <> 'buyer')
  execute function private.free_canceled_quotes();

create or replace function public.answer_quote(p_id uuid, p_unit_minor bigint, p_quantity integer, p_valid_until date, p_words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  q public.wholesale_quotes := private.locked_quote(p_id);
  today constant date := (private.now() at time zone 'Asia/Bangkok')::date;
  until timestamptz;
begin
  if q.seller_id not in (select private.my_sellers()) then raise exception 'There is no such quote.' using errcode = 'PT404'; end if;
  if q.state not in ('asked', 'offered') then raise exception 'This quote is %.', q.state using errcode = 'HT005', hint = 'quote_closed'; end if;
  if coalesce(p_unit_minor not between 1 and 1000000000 or p_quantity not between 2 and 999 or p_valid_until <= today or p_valid_until > today + 90
      or char_length(btrim(p_words)) > 500, true) then
    raise exception 'A price, 2 to 999 pieces, and a day from tomorrow within 90 days.' using errcode = 'HT005', hint = 'not_quote';
  end if;
  until := (p_valid_until + 1)::timestamp at time zone 'Asia/Bangkok';
  if q.state = 'offered'
    and (q.unit_minor, q.quantity, q.valid_until, q.words) is not distinct from (p_unit_minor, p_quantity, until, btrim(p_words)) then
    raise exception 'This is offered already.' using errcode = 'HT005', hint = 'offer_unchanged';
  end if;
  if q.offers >= 5 then raise exception 'Five offers have been made.' using errcode = 'HT005', hint = 'too_many_offers'; end if;
  -- One after the other, so that the count is true.
  perform pg_advisory_xact_lock(hashtextextended('offers:' || q.seller_id, 0));
  if (select coalesce(sum(x.offers), 0) from public.wholesale_quotes x
       where x.seller_id = q.seller_id and x.answered_at > private.now() - interval '1 day') >= 100 then
    raise exception 'A hundred offers have been made today.' using errcode = 'HT005', hint = 'offers_of_day';
  end if;
  update public.wholesale_quotes set state = 'offered', unit_minor = p_unit_minor, quantity = p_quantity, valid_until = until, words = btrim(p_words),
    offers = offers + 1, answered_at = private.now(), changed_at = clock_timestamp()
   where id = q.id returning * into q;
  perform private.tell_of_quote(q, 'offered');
end
$$;
comment on function public.answer_quote(uuid, bigint, integer, date, text) is
  'The maker offers so many pieces at a price in satang each, until the end of a day in Bangkok; or offers it otherwise as long as it is not accepted. '
  'HT005 quote_closed, not_quote, offer_unchanged, too_many_offers (five about one request), offers_of_day (a hundred of one maker).';
