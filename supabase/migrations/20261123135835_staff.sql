-- Who works for the shop, and what each may do. A right is a named permission, a role is a list of them, a person has several roles. What nobody granted is
-- refused by the database itself, whichever way it is asked.

create table public.staff_permissions (
  name        text primary key check (name ~ '^[a-z_]+\.[a-z_]+$'),
  description text not null,
  needs_fresh boolean not null default false
);
comment on table public.staff_permissions is
  'What staff may be allowed, as noun.verb. `needs_fresh`: money, rights and deletion want the second factor again.';

insert into public.staff_permissions (name, description, needs_fresh) values
  ('activity.read', 'Read what staff did and what changed.', false),
  ('blog.read', 'Read posts that are not published.', false),
  ('blog.write', 'Write, schedule and publish posts.', false),
  ('cases.read', 'Read cases and what both sides said.', false),
  ('cases.decide', 'Decide cases between buyers and sellers.', false),
  ('chat.read', 'Read reports of talks, and a reported talk for a reason.', false),
  ('chat.judge', 'Act on reported talks.', false),
  ('commissions.read', 'Read rules and lines of commission.', false),
  ('commissions.write', 'Change rules of commission.', true),
  ('contact.read', 'Read letters of the contact form.', false),
  ('contact.answer', 'Answer letters of the contact form.', false),
  ('content.write', 'Change pages, slides, letters and files.', false),
  ('inventory.read', 'Read stock of every seller.', false),
  ('inventory.write', 'Correct stock of every seller.', false),
  ('ledger.read', 'Read journals and balances.', false),
  ('ledger.correct', 'Post corrections by hand.', true),
  ('orders.read', 'Read every order.', false),
  ('orders.write', 'Move orders, correct addresses, write notes.', false),
  ('orders.refund', 'Grant refunds.', true),
  ('payments.read', 'Read payments and slips.', false),
  ('payments.confirm', 'Confirm that money came.', true),
  ('payouts.read', 'Read payouts and balances of sellers.', false),
  ('payouts.approve', 'Approve, pay and hold payouts.', true),
  ('people.read', 'Read accounts.', false),
  ('people.write', 'Change memberships and points.', false),
  ('people.see_as', 'Look at the shop through the eyes of a person, for a reason.', true),
  ('privacy.decide', 'Answer wishes for export and erasure.', true),
  ('products.judge', 'Judge listings.', false),
  ('promotions.read', 'Read coupons and promotions.', false),
  ('promotions.write', 'Change coupons and promotions.', false),
  ('refunds.approve', 'Approve refunds that somebody else has asked for.', true),
  ('reviews.read', 'Read hidden reviews, and reports of reviews.', false),
  ('reviews.judge', 'Show and hide reviews.', false),
  ('sellers.read', 'Read sellers and applications.', false),
  ('sellers.judge', 'Approve, suspend and reinstate sellers.', false),
  ('settings.read', 'Read every setting.', false),
  ('settings.write', 'Change settings.', true),
  ('staff.read', 'Read who works here and what they may.', false),
  ('staff.write', 'Grant and take roles.', true);

create table public.staff_roles (
  slug        text primary key check (slug ~ '^[a-z][a-z_]{1,38}$'),
  description text not null check (char_length(description) between 1 and 300),
  has_all     boolean not null default false
);
comment on table public.staff_roles is 'A list of permissions under a name. `has_all`: whatever permission there is or will be; an owner.';

create table public.staff_role_permissions (
  role       text not null references public.staff_roles on delete cascade,
  permission text not null references public.staff_permissions on delete restrict,
  primary key (role, permission)
);
comment on table public.staff_role_permissions is 'What a role may.';
create index staff_role_permissions_permission on public.staff_role_permissions (permission);

create table public.staff_members (
  person_id  uuid not null references auth.users on delete cascade,
  role       text not null references public.staff_roles on delete restrict,
  granted_by uuid,
  granted_at timestamptz not null default now(),
  primary key (person_id, role)
);
comment on table public.staff_members is 'Who has which role. `granted_by` is null for what the terminal granted.';
create index staff_members_role on public.staff_members (role);

create table private.staff_invitations (
  email      text not null check (email = lower(email) and char_length(email) <= 254),
  role       text not null references public.staff_roles on delete cascade,
  invited_by uuid,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (email, role)
);
comment on table private.staff_invitations is 'Roles for addresses without a confirmed account; the account that confirms the address has them from then on.';
create index staff_invitations_role on private.staff_invitations (role);

insert into public.staff_roles (slug, description, has_all) values
  ('owner', 'May everything, and grants roles.', true),
  ('support', 'Helps buyers and sellers: orders, cases, talks, letters.', false),
  ('finance', 'Payments, refunds, commission, payouts and the books.', false),
  ('moderator', 'Judges sellers, listings, reviews and reports.', false),
  ('editor', 'Writes posts, pages, slides and promotions.', false),
  ('auditor', 'Reads everything and changes nothing.', false);
insert into public.staff_role_permissions (role, permission)
select 'auditor', name from public.staff_permissions where name like '%.read'
union all
select 'support', unnest(array['orders.read', 'orders.write', 'cases.read', 'cases.decide', 'chat.read', 'contact.read', 'contact.answer', 'payments.read',
  'people.read', 'sellers.read', 'reviews.read', 'inventory.read'])
union all
select 'finance', unnest(array['orders.read', 'orders.refund', 'refunds.approve', 'payments.read', 'payments.confirm', 'commissions.read', 'commissions.write',
  'payouts.read', 'payouts.approve', 'ledger.read', 'ledger.correct', 'sellers.read', 'cases.read', 'activity.read', 'promotions.read'])
union all
select 'moderator', unnest(array['sellers.read', 'sellers.judge', 'products.judge', 'reviews.read', 'reviews.judge', 'chat.read', 'chat.judge', 'people.read',
  'inventory.read'])
union all
select 'editor', unnest(array['blog.read', 'blog.write', 'content.write', 'promotions.read', 'promotions.write', 'reviews.read']);

create function private.is_staff(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.staff_members m where m.person_id = person)
$$;
revoke execute on function private.is_staff(uuid) from public;
grant execute on function private.is_staff(uuid) to service_role;

/* Whether the person who asks works here and is signed in with a second factor. */
create function private.is_staff_here() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select auth.jwt()) ->> 'aal', 'aal1') in ('aal2', 'aal3') and private.is_staff((select auth.uid()))
$$;
revoke execute on function private.is_staff_here() from public;
grant execute on function private.is_staff_here() to authenticated, service_role;

/* Whether a role of this person has the permission; how the person is signed in is not looked at. */
create function private.staff_may(person uuid, wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.staff_members m join public.staff_roles r on r.slug = m.role
     where m.person_id = person
       and (r.has_all or exists (select from public.staff_role_permissions p where p.role = m.role and p.permission = wanted)))
$$;
revoke execute on function private.staff_may(uuid, text) from public;
grant execute on function private.staff_may(uuid, text) to service_role;

-- Policies ask it once a statement: `(select private.may('…'))`.
create function private.may(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select auth.jwt()) ->> 'aal', 'aal1') in ('aal2', 'aal3') and private.staff_may((select auth.uid()), wanted)
$$;
comment on function private.may(text) is 'Whether the person who asks has the permission and is signed in with a second factor.';
revoke execute on function private.may(text) from public;
grant execute on function private.may(text) to authenticated, service_role;

/* `may`, and for what hurts the second factor was shown within the last ten minutes. Raises 42501; its hint `prove` asks for the factor. */
create function private.demand(wanted text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may(wanted) then
    raise exception 'This needs the permission %.', wanted using errcode = '42501';
  end if;
  if (select needs_fresh from public.staff_permissions where name = wanted) and not exists (
    select from jsonb_array_elements((select auth.jwt()) -> 'amr') proof
     where proof ->> 'method' in ('totp', 'mfa/phone', 'mfa/webauthn', 'mfa/recovery_code')
       and to_timestamp((proof ->> 'timestamp')::bigint) > private.now() - interval '10 minutes')
  then
    raise exception 'Show your second factor again.' using errcode = '42501', hint = 'prove';
  end if;
end
$$;
revoke execute on function private.demand(text) from public;
grant execute on function private.demand(text) to service_role;

-- The last owner stays: without one nobody could ever grant a right again.
create function private.keep_an_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from gone g join public.staff_roles r on r.slug = g.role where r.has_all) then
    perform pg_advisory_xact_lock(hashtextextended('public.staff_members', 0));
    if not exists (select from public.staff_members m join public.staff_roles r on r.slug = m.role where r.has_all) then
      raise exception 'The last owner stays.' using errcode = 'HT005', hint = 'last_owner';
    end if;
  end if;
  return null;
end
$$;
revoke execute on function private.keep_an_owner() from public;
create trigger staff_members_keep_an_owner after delete on public.staff_members referencing old table as gone for each statement
  execute function private.keep_an_owner();
create trigger staff_members_owner_stays after update on public.staff_members referencing old table as gone for each statement
  execute function private.keep_an_owner();

-- "admin" of the profile is who may everything (decision 40); it grants nothing by itself.
create function private.follow_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := coalesce(new.person_id, old.person_id);
begin
  update public.profiles p set role = wanted.role
    from (select case
        when exists (select from public.staff_members m join public.staff_roles r on r.slug = m.role where m.person_id = person and r.has_all) then 'admin'
        when exists (select from public.seller_members s where s.person_id = person) then 'seller' else 'buyer' end as role) wanted
   where p.id = person and p.role <> wanted.role and (p.role = 'admin' or wanted.role = 'admin');
  return null;
end
$$;
revoke execute on function private.follow_staff() from public;
create trigger staff_members_follow after insert or update or delete on public.staff_members for each row execute function private.follow_staff();

insert into public.staff_members (person_id, role) select id, 'owner' from public.profiles where role = 'admin';

create trigger staff_members_logged after insert or update or delete on public.staff_members for each row
  execute function private.log_changes('person_id', 'role');
create trigger staff_roles_logged after insert or update or delete on public.staff_roles for each row
  execute function private.log_changes('slug', 'description', 'has_all');
create trigger staff_role_permissions_logged after insert or update or delete on public.staff_role_permissions for each row
  execute function private.log_changes('role', 'permission');
create trigger staff_invitations_logged after insert or update or delete on private.staff_invitations for each row
  execute function private.log_changes('email', 'role');

alter table public.staff_permissions enable row level security;
alter table public.staff_roles enable row level security;
alter table public.staff_role_permissions enable row level security;
alter table public.staff_members enable row level security;
alter table private.staff_invitations enable row level security;
-- A back office shows what its user may; names of permissions are in the source for everybody to read.
create policy "staff read the permissions" on public.staff_permissions for select to authenticated using ((select private.is_staff_here()));
create policy "staff read the roles" on public.staff_roles for select to authenticated using ((select private.is_staff_here()));
create policy "staff read what roles may" on public.staff_role_permissions for select to authenticated using ((select private.is_staff_here()));
create policy "staff read their own roles, and who may all" on public.staff_members for select to authenticated
  using (person_id = (select auth.uid()) or (select private.may('staff.read')));
create policy "who may reads the log" on public.activity_log for select to authenticated using ((select private.may('activity.read')));
grant select on public.staff_permissions, public.staff_roles, public.staff_role_permissions, public.staff_members to authenticated, service_role;
revoke insert, update, delete, truncate on public.staff_permissions, public.staff_roles, public.staff_role_permissions, public.staff_members from service_role;
revoke truncate on private.staff_invitations from service_role;
