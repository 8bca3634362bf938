-- A shop's people: invited by letter, each with a role, taken off with one press. Whoever helps in the owner's name leaves a line for everything they do.

alter table public.seller_members add column is_helper boolean not null default false;
alter table public.seller_members add constraint seller_members_helpers_own_nothing check (not (is_helper and role = 'owner'));
comment on column public.seller_members.is_helper is 'A relative or friend who acts in the owner''s name; shown so to the owner and to themselves.';

create table public.shop_invitations (
  id uuid default gen_random_uuid() not null,
  seller_id uuid not null,
  email text not null,
  role text not null,
  is_helper boolean default false not null,
  round integer default 1 not null,
  invited_by uuid,
  invited_at timestamptz default private.now() not null,
  expires_at timestamptz not null,
  constraint shop_invitations_pkey primary key (id),
  constraint shop_invitations_once unique (seller_id, email),
  constraint shop_invitations_seller_id_fkey foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint shop_invitations_invited_by_fkey foreign key (invited_by) references auth.users (id) on delete set null,
  constraint shop_invitations_email_check check (email = lower(email) and char_length(email) between 3 and 254),
  constraint shop_invitations_role_check check (role in ('owner', 'manager', 'products', 'orders', 'finance', 'chat')),
  constraint shop_invitations_helpers_own_nothing check (not (is_helper and role = 'owner')),
  constraint shop_invitations_round_check check (round > 0)
);
comment on table public.shop_invitations is
  'Roles of a shop that are offered to addresses, for seven days; accepted by the link in the letter, by an account with that address.';
create index shop_invitations_invited_by on public.shop_invitations (invited_by);
alter table public.shop_invitations enable row level security;
create policy "who reads the team reads whom it waits for" on public.shop_invitations for select to authenticated
  using (seller_id in (select private.my_sellers_as('team.read')));
grant select on public.shop_invitations to authenticated;

create table public.shop_acts (
  id bigint generated always as identity not null,
  seller_id uuid not null,
  person_id uuid not null,
  role text not null,
  is_helper boolean not null,
  action text not null,
  subject text not null,
  changes jsonb default '{}' not null,
  happened_at timestamptz default private.now() not null,
  constraint shop_acts_pkey primary key (id),
  constraint shop_acts_seller_id_fkey foreign key (seller_id) references public.sellers (id) on delete cascade
);
comment on table public.shop_acts is 'What the people of a shop did for it, field by field before and after: read by its owners, changed by nobody.';
comment on column public.shop_acts.person_id is 'Whose account it was. No key: what was done stays when the account goes.';
create index shop_acts_newest on public.shop_acts (seller_id, id desc);
alter table public.shop_acts enable row level security;
create policy "owners read what was done for their shop" on public.shop_acts for select to authenticated
  using (seller_id in (select private.my_sellers_as('team.write')));
grant select on public.shop_acts to authenticated;
revoke insert, update, delete, truncate on public.shop_acts from service_role;

create or replace function private.write_shop_act(p_seller_id uuid, p_person uuid, p_action text, p_subject text, p_changes jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.shop_acts (seller_id, person_id, role, is_helper, action, subject, changes)
  select m.seller_id, m.person_id, m.role, m.is_helper, p_action, left(coalesce(p_subject, ''), 200), p_changes
    from public.seller_members m where m.seller_id = p_seller_id and m.person_id = p_person
$$;
comment on function private.write_shop_act(uuid, uuid, text, text, jsonb) is
  'A line in the log of a shop about one of its people; nothing about anybody else.';
revoke all on function private.write_shop_act(uuid, uuid, text, text, jsonb) from public;
grant execute on function private.write_shop_act(uuid, uuid, text, text, jsonb) to service_role;

create or replace function private.note_shop_act() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  one constant jsonb := case when tg_op = 'DELETE' then before else after end;
  person constant uuid := coalesce((select auth.uid()), (one ->> tg_argv[2])::uuid);
  leads_to constant uuid := one ->> tg_argv[0];
  shop uuid;
  subject text := one ->> tg_argv[1];
  changed jsonb := '{}';
  watched text;
begin
  if person is null then return null; end if;
  if tg_argv[0] in ('product_id', 'variant_id', 'change_id') then
    select p.seller_id, p.name into shop, subject from public.products p
     where p.id = case tg_argv[0] when 'product_id' then leads_to
       when 'change_id' then (select c.product_id from public.product_changes c where c.id = leads_to)
       else (select v.product_id from public.product_variants v where v.id = leads_to) end;
  else shop := case tg_argv[0] when 'order_id' then (select o.seller_id from public.orders o where o.id = leads_to)
    when 'case_id' then (select o.seller_id from public.order_cases c join public.orders o on o.id = c.order_id where c.id = leads_to)
    when 'conversation_id' then (select c.seller_id from public.conversations c where c.id = leads_to)
    else leads_to end;
  end if;
  -- An owner alone leaves no lines: there is nobody to tell.
  if not exists (select from public.seller_members m where m.seller_id = shop and m.person_id = person and m.role <> 'owner') then return null; end if;
  foreach watched in array tg_argv[3:] loop
    if coalesce(before -> watched, 'null') <> coalesce(after -> watched, 'null') then
      changed := changed || jsonb_build_object(watched, jsonb_build_array(left(before ->> watched, 300), left(after ->> watched, 300)));
    end if;
  end loop;
  if tg_op = 'UPDATE' and changed = '{}' then return null; end if;
  perform private.write_shop_act(shop, person, tg_table_name || '.' || lower(tg_op), subject, changed);
  return null;
end
$$;
comment on function private.note_shop_act() is 'Writes into the log of a shop what somebody does who is not its owner. Told: the column that leads to the shop,
the one that says what it is about, the one that names who did it where no session does, and the columns that are compared.';
revoke all on function private.note_shop_act() from public;
grant execute on function private.note_shop_act() to service_role;

create trigger products_noted after insert or update or delete on public.products for each row
  execute function private.note_shop_act('seller_id', 'name', '', 'name', 'description', 'care', 'price_minor', 'original_price_minor', 'category_id',
    'status', 'opens_at', 'made_to_order', 'lead_time_days', 'weekly_capacity', 'free_shipping', 'early');
create trigger product_change_fields_noted after insert on public.product_change_fields for each row execute function
  private.note_shop_act('change_id', 'field', '', 'field', 'before', 'after');
create trigger product_variants_noted after insert or update on public.product_variants for each row execute function
  private.note_shop_act('product_id', 'name', '', 'name', 'price_minor', 'weight_grams', 'is_active');
create trigger product_translations_noted after insert or update or delete on public.product_translations for each row execute function
  private.note_shop_act('product_id', 'language', '', 'name', 'description', 'care');
create trigger product_images_noted after insert or update or delete on public.product_images for each row execute function
  private.note_shop_act('product_id', 'alt', '', 'url', 'alt', 'position');
create trigger stock_movements_noted after insert on public.stock_movements for each row execute function
  private.note_shop_act('variant_id', 'note', 'actor_id', 'kind', 'quantity');
create trigger wholesale_prices_noted after insert or update on public.wholesale_prices for each row execute function
  private.note_shop_act('product_id', 'product_id', '', 'breaks', 'ended_at');
create trigger wholesale_quotes_noted after update on public.wholesale_quotes for each row execute function
  private.note_shop_act('seller_id', 'product_id', '', 'state', 'unit_minor', 'quantity', 'valid_until', 'words');
create trigger order_events_noted after insert on public.order_events for each row when (new.actor_role = 'seller') execute function
  private.note_shop_act('order_id', 'order_id', 'actor_id', 'type', 'from_status', 'to_status', 'reason');
create trigger order_case_events_noted after insert on public.order_case_events for each row when (new.actor_role = 'seller') execute function
  private.note_shop_act('case_id', 'case_id', 'actor_id', 'type', 'from_status', 'to_status', 'words');
create trigger messages_noted after insert on public.messages for each row when (new.from_seller) execute function
  private.note_shop_act('conversation_id', 'conversation_id', 'sender_id', 'message_type');
create trigger reviews_noted after update of reply on public.reviews for each row execute function
  private.note_shop_act('seller_id', 'author_name', '', 'reply');
create trigger sellers_noted after update on public.sellers for each row execute function
  private.note_shop_act('id', 'business_name', '', 'business_name', 'business_description', 'location', 'avatar_url', 'craft', 'closed_from', 'closed_to',
    'closed_message', 'takes_cash');
create trigger seller_translations_noted after insert or update on public.seller_translations for each row execute function
  private.note_shop_act('seller_id', 'language', '', 'business_description');
create trigger seller_credentials_noted after insert or update or delete on public.seller_credentials for each row execute function
  private.note_shop_act('seller_id', 'number', '', 'kind', 'grade', 'number');
create trigger bank_account_changes_noted after insert on public.bank_account_changes for each row execute function
  private.note_shop_act('seller_id', 'bank', 'changed_by', 'kind', 'bank', 'number_tail', 'holder');
create trigger payout_holds_noted after update of appeal on public.payout_holds for each row execute function
  private.note_shop_act('seller_id', 'reason', '', 'appeal');
create trigger fee_withholdings_noted after insert or update on public.fee_withholdings for each row execute function
  private.note_shop_act('seller_id', 'certificate', '', 'certificate', 'withheld_on', 'amount_minor');
