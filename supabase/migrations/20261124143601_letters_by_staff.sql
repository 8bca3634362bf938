-- Why: a letter that cannot be sent is tried again or given up, each for a reason; and whoever helps a buyer sees which letters their order has
-- made, and sends one again. The indexes find an order's letters.

alter table private.outbox add column given_up_at timestamptz;
comment on column private.outbox.given_up_at is 'When somebody said that this letter is not sent any more.';
drop index private.outbox_stuck;
create index outbox_stuck on private.outbox (created_at, id) where sent_at is null and attempts >= 12 and given_up_at is null;
create index outbox_of_order on private.outbox ((payload ->> 'order_id'), id) where payload ? 'order_id';
create index outbox_of_group on private.outbox ((payload ->> 'order_group_id'), id) where payload ? 'order_group_id';

create function public.give_up_letter(p_id bigint, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('settings.write');
  perform private.demand_reason(p_reason);
  update private.outbox set given_up_at = private.now() where id = p_id and sent_at is null and attempts >= 12 and given_up_at is null;
  if not found then raise exception 'This letter does not wait any more.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.log_activity('letters.give_up', p_id::text, '{}', p_reason);
end
$$;
comment on function public.give_up_letter(bigint, text) is
  'A letter that could not be sent is not sent any more. HT005 already_decided for the second who decides.';

create function private.letters_of_order(wanted uuid)
returns table (id bigint, topic text, written_at timestamptz, sent_at timestamptz, attempts integer)
language sql stable security definer set search_path = '' as $$
  select x.id, x.topic, x.created_at, x.sent_at, x.attempts from (
    select b.* from private.outbox b where b.payload ? 'order_id' and b.payload ->> 'order_id' = wanted::text
     union all
    select b.* from private.outbox b join public.orders o on o.id = wanted
     where b.payload ? 'order_group_id' and b.payload ->> 'order_group_id' = o.order_group_id::text) x
   order by x.id desc limit 100
$$;
comment on function private.letters_of_order(uuid) is 'The newest hundred letters that an order and its cart have made; those of cases stand at their case.';

create function public.order_letters(p_order_id uuid)
returns table (id bigint, topic text, written_at timestamptz, sent_at timestamptz, attempts integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('orders.read');
  return query select * from private.letters_of_order(p_order_id);
end
$$;
comment on function public.order_letters(uuid) is 'The letters that an order and its cart have made, the newest first, for whoever may read orders.';

create function public.resend_letter(p_order_id uuid, p_letter_id bigint, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('orders.write');
  perform private.demand_reason(p_reason);
  if not exists (select from private.letters_of_order(p_order_id) l where l.id = p_letter_id) then
    raise exception 'This order has no such letter.' using errcode = 'PT404';
  end if;
  update private.outbox set sent_at = null, attempts = 0, claimed_until = '-infinity', last_error = '', given_up_at = null
   where id = p_letter_id and (sent_at is not null or attempts >= 12);
  if not found then raise exception 'This letter is on its way.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.log_activity('orders.resend_letter', p_order_id::text, jsonb_build_object('letter', jsonb_build_array(null, p_letter_id)), p_reason);
end
$$;
comment on function public.resend_letter(uuid, bigint, text) is
  'Has a letter about an order sent once more, within a minute. HT005 already_decided while it is on its way.';

revoke execute on function private.letters_of_order(uuid) from public;
revoke execute on function public.give_up_letter(bigint, text), public.order_letters(uuid), public.resend_letter(uuid, bigint, text) from public, anon;
grant execute on function public.give_up_letter(bigint, text), public.order_letters(uuid), public.resend_letter(uuid, bigint, text) to authenticated;
