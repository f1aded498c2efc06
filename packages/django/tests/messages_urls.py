from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect
from django.urls import path


def save(request):
    messages.success(request, "guardado")
    return redirect("/list")


def show(request):
    return HttpResponse(" ".join(map(str, messages.get_messages(request))))


urlpatterns = [path("save", save), path("list", show), path("plain", lambda request: HttpResponse())]
