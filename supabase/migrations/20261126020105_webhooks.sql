-- Why: bookkeeping, warehouses and chats of the shop's own have to hear what happens here, without asking all day and without missing anything. What
-- happens is written down in
-- the transaction that makes it true, and told by a job to every endpoint that wants it, signed, until it is taken.
insert into public.staff_permissions (name, description, needs_fresh) values
  ('webhooks.read', 'Read webhooks and what was delivered to them.', false),
  ('webhooks.write', 'Make and change webhooks, see and change their secrets, deliver again.', true);
insert into public.staff_role_permissions (role, permission) values ('auditor', 'webhooks.read');

create function private.webhook_types() returns text[] language sql immutable set search_path = '' as $$
  select array['order.placed', 'order.paid', 'order.accepted', 'order.shipped', 'order.delivered', 'order.completed', 'order.canceled', 'refund.succeeded',
    'case.opened', 'case.closed', 'chargeback.opened', 'chargeback.closed', 'payout.paid', 'payout.failed', 'product.published', 'product.updated',
    'product.withdrawn', 'review.published', 'seller.approved', 'seller.suspended']
$$;
comment on function private.webhook_types() is 'Everything that a webhook can be told of.';
revoke execute on function private.webhook_types() from public;

create table public.webhook_endpoints (
  id              uuid primary key default gen_random_uuid(),
  name            text not null check (char_length(name) between 1 and 80),
  url             text not null check (char_length(url) <= 500 and url ~ '^https?://[^\s@/]+(/\S*)?$'),
  events          text[] not null check (cardinality(events) between 1 and 50 and events <@ private.webhook_types()),
  state           text not null default 'on' check (state in ('on', 'off')),
  off_because     text not null default '' check (off_because in ('', 'staff', 'failing', 'gone')),
  secret_version  integer not null default 1 check (secret_version > 0),
  previous_until  timestamptz,
  failed_in_a_row integer not null default 0 check (failed_in_a_row >= 0),
  failing_since   timestamptz,
  quiet_until     timestamptz not null default '-infinity',
  last_at         timestamptz,
  created_at      timestamptz not null default now(),
  changed_at      timestamptz not null default now(),
  check ((state = 'off') = (off_because <> ''))
);
comment on table public.webhook_endpoints is
  'Who is told what happens in the shop. Its secret is made from the shop''s own, this key and `secret_version`, and stands nowhere; the version '
  'before signs as well '
  'until `previous_until`. After a failure it is left alone until `quiet_until`.';
create index webhook_endpoints_newest on public.webhook_endpoints (created_at, id);
create index webhook_endpoints_name on public.webhook_endpoints (name, id);
alter table public.webhook_endpoints enable row level security;
create policy "who may reads webhooks" on public.webhook_endpoints for select to authenticated using ((select private.may('webhooks.read')));
grant select on public.webhook_endpoints to authenticated, service_role;
revoke insert, update, delete, truncate on public.webhook_endpoints from service_role;

create table public.webhook_events (
  id          uuid primary key default gen_random_uuid(),
  type        text not null check (type ~ '^[a-z]+\.[a-z]+$'),
  subject     text not null check (char_length(subject) <= 100),
  data        jsonb not null,
  happened_at timestamptz not null default now()
);
comment on table public.webhook_events is 'What happened, as it was then, for those who are told; written only where somebody wants to know. '
'`subject`: the key of the record it is about.';
create index webhook_events_age on public.webhook_events (happened_at);
alter table public.webhook_events enable row level security;
create policy "who may reads what is told" on public.webhook_events for select to authenticated using ((select private.may('webhooks.read')));
grant select on public.webhook_events to authenticated, service_role;
revoke insert, update, delete, truncate on public.webhook_events from service_role;

create table public.webhook_deliveries (
  id            bigint generated always as identity primary key,
  endpoint_id   uuid not null references public.webhook_endpoints on delete cascade,
  event_id      uuid not null references public.webhook_events on delete cascade,
  type          text not null,
  subject       text not null,
  state         text not null default 'waiting' check (state in ('waiting', 'delivered', 'given_up')),
  attempts      integer not null default 0 check (attempts >= 0),
  next_at       timestamptz not null default now(),
  claimed_until timestamptz not null default '-infinity',
  last_status   integer,
  last_ms       integer not null default 0,
  last_error    text not null default '' check (char_length(last_error) <= 300),
  created_at    timestamptz not null default now(),
  delivered_at  timestamptz
);
comment on table public.webhook_deliveries is 'What one endpoint is told of one event: waiting (for its first or next try), delivered, or given up '
'after twelve tries. Kept for thirty days.';
create index webhook_deliveries_newest on public.webhook_deliveries (created_at, id);
create index webhook_deliveries_of_endpoint on public.webhook_deliveries (endpoint_id, created_at, id);
create index webhook_deliveries_of_event on public.webhook_deliveries (event_id);
create index webhook_deliveries_due on public.webhook_deliveries (next_at, id) where state = 'waiting';
create index webhook_deliveries_before on public.webhook_deliveries (endpoint_id, subject, id) where state = 'waiting';
create index webhook_deliveries_given_up on public.webhook_deliveries (endpoint_id, id) where state = 'given_up';
alter table public.webhook_deliveries enable row level security;
create policy "who may reads deliveries" on public.webhook_deliveries for select to authenticated using ((select private.may('webhooks.read')));
grant select on public.webhook_deliveries to authenticated, service_role;
revoke insert, update, delete, truncate on public.webhook_deliveries from service_role;

create table public.webhook_attempts (
  id               bigint generated always as identity primary key,
  delivery_id      bigint not null references public.webhook_deliveries on delete cascade,
  at               timestamptz not null default now(),
  ms               integer not null check (ms >= 0),
  status           integer,
  error            text not null default '' check (char_length(error) <= 300),
  request_headers  jsonb not null default '{}',
  response_headers jsonb not null default '{}',
  response_body    text not null default '' check (char_length(response_body) <= 2000)
);
comment on table public.webhook_attempts is 'One try of a delivery: what was sent beside the event, and what came back, its first two thousand characters.';
create index webhook_attempts_of_delivery on public.webhook_attempts (delivery_id, id);
alter table public.webhook_attempts enable row level security;
create policy "who may reads tries" on public.webhook_attempts for select to authenticated using ((select private.may('webhooks.read')));
grant select on public.webhook_attempts to authenticated, service_role;
revoke insert, update, delete, truncate on public.webhook_attempts from service_role;

create function private.deliver_soon() returns void language plpgsql security definer set search_path = '' as $$
begin
  -- Without a key: whoever waits for the same key would wait for this transaction to end. A run that finds nothing to do costs nothing.
  if to_regclass('graphile_worker._private_jobs') is not null then
    execute $soon$ select graphile_worker.add_job('deliver-webhooks', '{}'::json, max_attempts => 3) $soon$;
  end if;
end
$$;
revoke execute on function private.deliver_soon() from public;

create function private.tell_webhooks(p_type text, p_subject text, p_data jsonb) returns void language plpgsql security definer set search_path = '' as $$
declare
  told uuid;
begin
  if not exists (select from public.webhook_endpoints w where w.state = 'on' and p_type = any (w.events)) then return; end if;
  insert into public.webhook_events (type, subject, data, happened_at) values (p_type, p_subject, p_data, private.now()) returning id into told;
  insert into public.webhook_deliveries (endpoint_id, event_id, type, subject)
    select w.id, told, p_type, p_subject from public.webhook_endpoints w where w.state = 'on' and p_type = any (w.events) order by w.id;
  perform private.deliver_soon();
end
$$;
comment on function private.tell_webhooks(text, text, jsonb) is
  'Writes down, in the transaction that makes it true, what every endpoint that wants to know will be told.';
revoke execute on function private.tell_webhooks(text, text, jsonb) from public;

create function private.webhook_order(o public.orders) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('id', o.id, 'number', o.number, 'status', o.status, 'payment_status', o.payment_status, 'currency', o.currency,
    'items_minor', o.items_minor, 'discount_minor', o.discount_minor, 'points_minor', o.points_minor, 'shipping_minor', o.shipping_minor,
    'tax_added_minor', o.tax_added_minor, 'total_minor', o.total_minor, 'seller', jsonb_build_object('id', o.seller_id, 'name', o.seller_name),
    'country', o.shipping_address ->> 'country', 'shipping_method', o.shipping_method, 'placed_at', o.placed_at, 'shipped_at', o.shipped_at,
    'delivered_at', o.delivered_at, 'lines', coalesce((
      select jsonb_agg(jsonb_build_object('product_id', l.product_id, 'variant_id', l.variant_id, 'sku', l.sku, 'title', l.title, 'quantity', l.quantity,
          'total_minor', l.total_minor) order by l.id) from public.order_lines l where l.order_id = o.id), '[]'))
$$;
comment on function private.webhook_order(public.orders) is 'An order as webhooks tell it: what was sold and how it stands, nothing about who bought it.';
revoke execute on function private.webhook_order(public.orders) from public;

create function private.webhook_of_order() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  type text := case when new.status is distinct from old.status and new.status in ('placed', 'accepted', 'shipped', 'delivered', 'completed', 'canceled')
    then 'order.' || new.status end;
begin
  if type is not null then perform private.tell_webhooks(type, new.id::text, private.webhook_order(new)); end if;
  if new.payment_status = 'paid' and old.payment_status in ('unpaid', 'pending') then
    perform private.tell_webhooks('order.paid', new.id::text, private.webhook_order(new));
  end if;
  return null;
end
$$;
revoke execute on function private.webhook_of_order() from public;
create trigger orders_webhooks after update of status, payment_status on public.orders for each row
  when (old.status is distinct from new.status or old.payment_status is distinct from new.payment_status) execute function private.webhook_of_order();

create function private.webhook_of_money() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'refunds' then
    if new.status = 'succeeded' then
      perform private.tell_webhooks('refund.succeeded', new.order_id::text,
        jsonb_build_object('id', new.id, 'order_id', new.order_id, 'amount_minor', new.amount_minor, 'currency', 'THB'));
    end if;
  elsif tg_table_name = 'payouts' then
    if new.status in ('paid', 'failed') then
      perform private.tell_webhooks('payout.' || new.status, new.id::text, jsonb_build_object('id', new.id, 'number', new.number,
        'seller', jsonb_build_object('id', new.seller_id, 'name', new.seller_name), 'amount_minor', new.amount_minor, 'currency', 'THB', 'status',
          new.status));
    end if;
  else
    perform private.tell_webhooks(case when new.closed_at is null then 'chargeback.opened' else 'chargeback.closed' end, new.id::text,
      jsonb_build_object('id', new.id, 'number', new.number, 'payment_id', new.payment_id, 'status', new.status, 'reason', new.reason,
        'amount_minor', new.amount_minor, 'currency', new.currency, 'answer_by', new.answer_by));
  end if;
  return null;
end
$$;
revoke execute on function private.webhook_of_money() from public;
create trigger refunds_webhooks after update of status on public.refunds for each row when (old.status is distinct from new.status)
  execute function private.webhook_of_money();
create trigger payouts_webhooks after update of status on public.payouts for each row when (old.status is distinct from new.status)
  execute function private.webhook_of_money();
create trigger chargebacks_webhooks_opened after insert on public.chargebacks for each row execute function private.webhook_of_money();
create trigger chargebacks_webhooks_closed after update of closed_at on public.chargebacks for each row
  when (old.closed_at is null and new.closed_at is not null) execute function private.webhook_of_money();

create function private.webhook_of_case() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.status in ('refunded', 'resolved', 'declined', 'denied', 'canceled', 'expired') then
    perform private.tell_webhooks(case tg_op when 'INSERT' then 'case.opened' else 'case.closed' end, new.order_id::text,
      jsonb_build_object('id', new.id, 'number', new.number, 'order_id', new.order_id, 'kind', new.kind, 'reason', new.reason, 'status', new.status,
        'refund_minor', new.refund_minor));
  end if;
  return null;
end
$$;
revoke execute on function private.webhook_of_case() from public;
create trigger order_cases_webhooks_opened after insert on public.order_cases for each row execute function private.webhook_of_case();
create trigger order_cases_webhooks_closed after update of status on public.order_cases for each row when (old.status is distinct from new.status)
  execute function private.webhook_of_case();

create function private.webhook_of_product() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_webhooks(
    case when new.status = old.status then 'product.updated' when new.status = 'active' then 'product.published' else 'product.withdrawn' end, new.id::text,
    jsonb_build_object('id', new.id, 'sku', new.sku, 'name', new.name, 'language', new.language, 'status', new.status,
      'seller_id', new.seller_id, 'category_id', new.category_id, 'price_minor', new.price_minor, 'currency', 'THB'));
  return null;
end
$$;
revoke execute on function private.webhook_of_product() from public;
create trigger products_webhooks after update of status, name, description, price_minor on public.products for each row
  when ((old.status is distinct from new.status and (old.status = 'active' or new.status = 'active'))
    or (new.status = 'active' and old.status = 'active'
      and (old.name is distinct from new.name or old.description is distinct from new.description or old.price_minor is distinct from new.price_minor)))
  execute function private.webhook_of_product();

create function private.webhook_of_people() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'sellers' then
    perform private.tell_webhooks('seller.' || new.application_status, new.id::text,
      jsonb_build_object('id', new.id, 'slug', new.slug, 'name', new.business_name, 'province', new.province, 'status', new.application_status));
  else
    perform private.tell_webhooks('review.published', coalesce(new.product_id, new.seller_id)::text,
      jsonb_build_object('id', new.id, 'product_id', new.product_id, 'seller_id', new.seller_id, 'rating', new.rating, 'language', new.language));
  end if;
  return null;
end
$$;
revoke execute on function private.webhook_of_people() from public;
create trigger sellers_webhooks after update of application_status on public.sellers for each row
  when (old.application_status is distinct from new.application_status and new.application_status in ('approved', 'suspended'))
  execute function private.webhook_of_people();
create trigger reviews_webhooks after insert on public.reviews for each row when (new.status = 'published') execute function private.webhook_of_people();
