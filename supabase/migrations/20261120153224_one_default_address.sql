-- An address book has one default address, always: the first that comes, the one that is chosen, and when that goes the newest of the others. And it is no warehouse.

/* Keeps one default address per person, and at most fifty addresses (HT010). */
create function private.keep_address_book() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- One after the other: two requests at once must not both find an empty book.
  perform pg_advisory_xact_lock(hashtextextended('addresses:' || new.owner_id::text, 0));
  if tg_op = 'INSERT' then
    if (select count(*) from public.addresses a where a.owner_id = new.owner_id) >= 50 then
      raise exception 'An address book holds at most fifty addresses.' using errcode = 'HT010';
    end if;
    new.is_default := new.is_default or not exists (select 1 from public.addresses a where a.owner_id = new.owner_id);
  elsif old.is_default and not new.is_default and pg_trigger_depth() = 1 then
    -- Another becomes the default by being chosen, never by taking the mark off this one.
    new.is_default := true;
  end if;
  if new.is_default then
    update public.addresses a set is_default = false where a.owner_id = new.owner_id and a.id <> new.id and a.is_default;
  end if;
  return new;
end
$$;

/* Passes the mark on when the default address goes. */
create function private.pass_default_on() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.addresses a set is_default = true
   where old.is_default and a.id = (select b.id from public.addresses b where b.owner_id = old.owner_id order by b.created_at desc, b.id limit 1);
  return null;
end
$$;
revoke execute on function private.keep_address_book(), private.pass_default_on() from public, anon, authenticated;

create trigger addresses_keep_book before insert or update of is_default on public.addresses for each row execute function private.keep_address_book();
create trigger addresses_pass_default_on after delete on public.addresses for each row execute function private.pass_default_on();
