-- Why: whoever is erased from the shop is erased from its book of letters as well. That an address is not written to stays: else it would be written to again.
create function private.forget_letters_of() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.sent_letters s where s.address = lower(old.email);
  return null;
end
$$;
comment on function private.forget_letters_of() is 'An account or the buyer of an order is erased: nothing says any more what was written to their address.';
revoke execute on function private.forget_letters_of() from public;
create trigger profiles_forget_letters after delete on public.profiles for each row when (old.email is not null and old.email <> '')
  execute function private.forget_letters_of();
create trigger order_groups_forget_letters after update of email on public.order_groups for each row
  when (old.email is distinct from new.email and new.email like '%@deleted.invalid') execute function private.forget_letters_of();
