from django.http import JsonResponse
from django.urls import path

urlpatterns = [path("metadata/user", lambda request: JsonResponse({"id": request.user.pk}))]
